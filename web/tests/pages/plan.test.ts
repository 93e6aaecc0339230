import { expect, test } from 'vitest';
import { EDITIONS } from '../../src/generated/editions';
import { isEdition, named, type SeatPlan, seatsMade, SHELF, usualSeats, VARIANTS } from '../../src/pages/plan';

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
    expect(edition.bots).toContain('steady');
  }
  expect(isEdition('toString')).toBe(false);
});

test('what the shelf offers are options that the edition has', () => {
  for (const name of SHELF) {
    const { settings, presets } = EDITIONS[name];
    expect(VARIANTS[name][0]?.options).toEqual({});
    for (const { options } of VARIANTS[name]) {
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
