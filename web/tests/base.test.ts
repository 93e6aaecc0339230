import { expect, test } from 'vitest';
import { inner, within } from '../src/net/base';

test('paths of the app lie below the base, and come back from there', () => {
  for (const base of ['/', '/games/rentier/', '/t/']) {
    for (const path of ['/', '/t/abc#def', '/api/socket', '/bank/xyz']) {
      expect(within(path, base).startsWith(base)).toBe(true);
      expect(inner(within(path, base), base)).toBe(path);
    }
  }
  expect(within('/t/abc', '/games/rentier/')).toBe('/games/rentier/t/abc');
});

test('an address outside of the app is not one of its pages', () => {
  expect(inner('/other/page', '/games/rentier/')).toBeNull();
  expect(inner('/games/rentier', '/games/rentier/')).toBe('/');
  expect(inner('/games/rentiers', '/games/rentier/')).toBeNull();
});
