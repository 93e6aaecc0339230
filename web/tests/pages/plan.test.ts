import { expect, test, vi } from 'vitest';
import { EDITIONS } from '../../src/generated/editions';
import {
  charactersOf,
  columnOf,
  levelsOf,
  named,
  ROWS,
  type SeatPlan,
  seatsMade,
  SHELF,
  usualLevel,
  usualSeats,
} from '../../src/pages/plan';
import { loadRules } from '../../src/pages/rules';
import { editions } from '../../src/state/editions.svelte';
import { manifestOf } from '../../src/tables/edition';
import { loadBook } from '../../src/words/load';

const seat = (kind: SeatPlan['kind'], name = ''): SeatPlan => ({
  kind,
  name,
  colour: '',
  level: kind === 'bot' ? 'steady' : '',
});

test('every edition stands on the shelf, with a number of seats that it takes', () => {
  expect([...SHELF].sort()).toEqual(Object.keys(EDITIONS).sort());
  for (const name of SHELF) {
    const edition = EDITIONS[name];
    expect(usualSeats(edition)).toBeGreaterThanOrEqual(edition.fewest);
    expect(usualSeats(edition)).toBeLessThanOrEqual(edition.most);
    expect(usualLevel(edition)).toBe('steady');
    expect(levelsOf(edition)).toEqual(['random', 'easy', 'steady', 'sharp']);
    expect(charactersOf(edition)).toHaveLength(4);
    expect(charactersOf(edition).at(-1)).toBe('surprise');
    expect(editions.find(name)).toBe(edition);
    expect(manifestOf(name).cover).toBeDefined();
  }
  expect(SHELF.map((name) => manifestOf(name).place)).toEqual(SHELF.map((_, place) => place));
});

test('the arrow knows the boxes that stand right above the panel', () => {
  const columns = (row: number): number[] => SHELF.map((box) => columnOf(box, SHELF, row));
  expect(columns(ROWS.desk)).toEqual([0, 1, 2, 3, 4]);
  expect(columns(ROWS.phone)).toEqual([-1, -1, -1, 0, 1]);
  // A second shelf stands between the first and the panel.
  expect(columnOf('pig', ['pig'], ROWS.phone)).toBe(0);
  expect(columnOf('banking', ['pig'], ROWS.desk)).toBe(-1);
});

test('an edition that nobody has drawn looks plain, and is taken for one with secrets until it is known', () => {
  for (const name of ['pig', 'toString', '../deal']) {
    expect(editions.find(name)).toBeUndefined();
    expect(editions.hasSecrets(name)).toBe(true);
    expect(manifestOf(name)).toMatchObject({ variants: [], isTrack: false, score: 'score', chance: 'draws' });
  }
  expect(editions.hasSecrets('deal')).toBe(true);
  expect(editions.hasSecrets('banking')).toBe(false);
});

test('of an edition of the server the facts, words and rules are asked for once', async () => {
  const asked: string[] = [];
  const pig = { ...EDITIONS.banking, name: 'pig', rules: 'PG', hasSecrets: false };
  const answers: Record<string, unknown> = {
    '/api/editions': [{ name: 'deal' }, { name: 'pig' }],
    '/api/editions/pig?language=en': { edition: pig, words: { 'web-edition-pig': 'Pig' }, rules: '- **PG-1** One.' },
  };
  vi.stubGlobal('fetch', (path: string) => {
    asked.push(path);
    return Promise.resolve(new Response(JSON.stringify(answers[path]), { status: path in answers ? 200 : 404 }));
  });
  expect((await loadBook('en', 'pig', 'chess')).say('web-edition-pig')).toBe('Pig');
  expect(await editions.bring('chess', 'en')).toBeNull();
  expect(editions.hasSecrets('pig')).toBe(false);
  expect(editions.ofRule('PG-1')?.name).toBe('pig');
  expect((await loadRules('pig', 'en')).length).toBe(1);
  expect(asked).toEqual(['/api/editions', '/api/editions/pig?language=en']);
  vi.unstubAllGlobals();
});

test('what the shelf offers are options that the edition has', () => {
  for (const name of SHELF) {
    const { settings, presets } = EDITIONS[name];
    const { variants } = manifestOf(name);
    expect(variants[0]?.options).toEqual({});
    for (const { options } of variants) {
      for (const [option, value] of Object.entries(options)) {
        if (option === 'preset') expect(Object.keys(presets)).toContain(value);
        else {
          const setting = settings.find((it) => it.name === option);
          expect(setting, `${name} ${option}`).toBeDefined();
          if (setting?.values) expect(setting.values).toContain(value);
        }
      }
    }
  }
});

test('bots get names that nobody at the table has', () => {
  const seats = named([seat('me', 'ida'), seat('bot'), seat('open'), seat('bot')], ['Ida', 'Tom', 'Noor']);
  expect(seats.map((it) => it.name)).toEqual(['ida', 'Tom', '', 'Noor']);
  expect(named([seat('bot'), seat('bot')], ['Ida']).map((it) => it.name)).toEqual(['Ida', '']);
});

test('a plan becomes what the server is told', () => {
  const me = { ...seat('me', ' Maud '), colour: 'p3' };
  expect(seatsMade([me, seat('person', 'Ben'), seat('bot'), seat('open')])).toEqual([
    { kind: 'person', name: 'Maud', colour: 'p3' },
    { kind: 'person', name: 'Ben', colour: '' },
    { kind: 'bot', level: 'steady' },
    { kind: 'open' },
  ]);
});
