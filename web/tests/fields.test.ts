import { describe, expect, test } from 'vitest';
import { type Field, fieldsOf, writeAction } from '../src/parts/fields';

const kinds = (fields: Field[]): Record<string, string> => Object.fromEntries(fields.map((it) => [it.name, it.kind]));

describe('a form', () => {
  test('for a bid asks for an amount within its bounds', () => {
    const [field] = fieldsOf('banking', { do: 'bid', lowest: 60, highest: 150, step: 10 });
    expect(field).toEqual({ name: 'amount', isOptional: false, kind: 'number', lowest: 60, highest: 150, step: 10 });
  });

  test('for a slide asks for four numbers', () => {
    const form = { do: 'slide', x: [15, 255, 0.1], y: [15, 105, 0.1], angle: [-25, 25, 0.01], speed: [1, 2000, 1] };
    const fields = fieldsOf('knockout', form);
    expect(Object.values(kinds(fields))).toEqual(['number', 'number', 'number', 'number']);
    expect(writeAction('slide', fields, ['135', '60.5', '0', '800'])).toBe('slide 135 60.5 0 800');
  });

  test('for a payment lets pick several, each as often as it is there', () => {
    const fields = fieldsOf('deal', {
      do: 'pay',
      amount: 3,
      cards: [
        ['1m', 1],
        ['2m', 2],
        ['1m', 1],
      ],
    });
    expect(fields).toMatchObject([
      { name: 'cards', kind: 'several', mark: ' ', options: [{ code: '1m' }, { code: '2m' }, { code: '1m' }] },
    ]);
    expect(writeAction('pay', fields, ['1m 2m'])).toBe('pay 1m 2m');
  });

  test('for an offer has both sides, and nothing is a dash', () => {
    const fields = fieldsOf('banking', { do: 'offer', give: ['park'], cards: ['out'], highest: 500, step: 10 });
    expect(kinds(fields)).toEqual({ target: 'seat', give: 'several', take: 'text', debt: 'text', lift: 'text' });
    expect(writeAction('offer', fields, ['1', '', 'boardwalk', '', ''])).toBe('offer 1 - boardwalk');
    expect(writeAction('offer', fields, ['1', 'park,50', '', '', 'park'])).toBe('offer 1 park,50 - - park');
  });

  test('for a building bids an amount for one of several spaces', () => {
    const fields = fieldsOf('crooked', { do: 'bid-building', lowest: 20, highest: 80, spaces: ['states', 'park'] });
    expect(kinds(fields)).toEqual({ amount: 'number', space: 'one' });
  });
});
