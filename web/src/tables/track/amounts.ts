/** Amounts as people type them, read as `track/amounts.py` reads them; `tests/told.json` holds both to the same. */

const MOST_DIGITS = 15;
const MILLION = 1_000_000;
const UNITS: Readonly<Record<string, number>> = {
  '': 1,
  K: 1_000,
  M: MILLION,
  THOUSAND: 1_000,
  MILLE: 1_000,
  MILLION,
  MILLIONS: MILLION,
};
const CURRENCIES = ['EUROS', 'EURO', '€', '$'];
const BLANKS = " \u00a0\u2009\u202f'’_";

/** Return the amount that a text means; null if it is none, or could mean two. */
export function readAmount(text: string): number | null {
  let number = withoutCurrency(text.trim().toUpperCase());
  let unit = '';
  for (const word of Object.keys(UNITS)) if (word.length > unit.length && number.endsWith(word)) unit = word;
  if (unit) number = withoutBlanks(number.slice(0, -unit.length));
  if (number.length > 2 * MOST_DIGITS) return null;
  const groups = [''];
  const between: string[] = [];
  for (const sign of number) {
    if (sign >= '0' && sign <= '9') groups[groups.length - 1] += sign;
    else if ('.,'.includes(sign) || BLANKS.includes(sign)) {
      between.push(BLANKS.includes(sign) ? ' ' : sign);
      groups.push('');
    } else return null;
  }
  return valueOf(groups, between, unit);
}

/** Leave out a euro or dollar sign before or after an amount. */
function withoutCurrency(text: string): string {
  if (text && CURRENCIES.includes(text.charAt(0))) return text.slice(1).trimStart();
  const currency = CURRENCIES.find((it) => text.endsWith(it));
  if (!currency) return text;
  const number = withoutBlanks(text.slice(0, -currency.length));
  return number.endsWith(' D') ? withoutBlanks(number.slice(0, -1)) : number;
}

function withoutBlanks(text: string): string {
  let end = text.length;
  while (end && BLANKS.includes(text.charAt(end - 1))) end--;
  return text.slice(0, end);
}

function valueOf(groups: string[], between: string[], unit: string): number | null {
  if (groups.length === 2 && groups[0] === '' && unit && between[0] !== ' ') groups[0] = '0';
  if (groups.includes('')) return null;
  let decimals = '';
  const mark = between.at(-1);
  if (mark !== undefined && mark !== ' ') {
    const before = groups.at(-2)!.length;
    const isThousands = groups.at(-1)!.length === 3 && before >= 1 && before <= 3;
    if (between.length === 1 && isThousands && groups[0] !== '0' && UNITS[unit]! < MILLION) {
      // 10,000 is ten thousand; 10.000 and 1,500K mean different things to different people.
      if (unit || mark === '.') return null;
    } else if (between.filter((other) => other === mark).length === 1) {
      decimals = groups.pop()!;
      between.pop();
    }
  }
  if (new Set(between).size > 1) return null;
  if (between.length && (groups[0]!.length > 3 || groups.slice(1).some(({ length }) => length !== 3))) return null;
  const whole = groups.join('');
  if (whole.length + decimals.length > MOST_DIGITS) return null;
  const scale = 10n ** BigInt(decimals.length);
  const scaled = BigInt(whole + decimals) * BigInt(UNITS[unit]!);
  return scaled % scale === 0n ? Number(scaled / scale) : null;
}

/** What amounts a field takes. */
export interface Bounds {
  lowest: number;
  highest: number;
  step: number;
}

/** What a typed text means in a field, or why it means nothing there. */
export type Reading =
  | { amount: number; fault: '' }
  | { amount: number; fault: 'low' | 'high' | 'odd' }
  | { amount: null; fault: 'unread' | 'unit' };

/**
 * Read an amount typed into a field. A number without K or M is read in the unit in which it is possible: 1.5 as 1.5M
 * where amounts are millions. Nothing is ever changed to what would be possible.
 */
export function readField(text: string, bounds: Bounds): Reading {
  const exact = readAmount(text);
  const isBare = /[\d\s]$/.test(text.trim());
  const readings = isBare ? [exact, readAmount(`${text.trim()}K`), readAmount(`${text.trim()}M`)] : [exact];
  const found = readings.filter((amount) => amount !== null);
  const fitting = found.filter((amount) => faultOf(amount, bounds) === '');
  if (exact !== null && fitting.includes(exact)) return { amount: exact, fault: '' };
  if (fitting.length === 1) return { amount: fitting[0]!, fault: '' };
  if (fitting.length > 1) return { amount: null, fault: 'unit' };
  const likely = found.filter((amount) => amount % bounds.step === 0);
  const isPlain = exact !== null && likely.includes(exact);
  const meant = isPlain || likely.length === 1 ? likely[0] : isBare && likely.length > 1 ? undefined : found[0];
  if (meant === undefined) return { amount: null, fault: found.length ? 'unit' : 'unread' };
  return { amount: meant, fault: faultOf(meant, bounds) as 'low' | 'high' | 'odd' };
}

function faultOf(amount: number, { lowest, highest, step }: Bounds): '' | 'low' | 'high' | 'odd' {
  if (amount < lowest) return 'low';
  if (amount > highest) return 'high';
  return amount % step === 0 ? '' : 'odd';
}

/** Return three raises worth a button, in round steps: about 1, 5 and 20 percent of the price. */
export function raises(price: number, step: number): number[] {
  const found: number[] = [];
  for (const share of [0.01, 0.05, 0.2]) {
    const size = 10 ** Math.floor(Math.log10(Math.max(price * share, step)));
    const round = [5, 2, 1].map((times) => times * size).find((amount) => amount <= price * share * 1.01) ?? size;
    const amount = Math.max(Math.ceil(round / step) * step, step);
    if (!found.includes(amount)) found.push(amount);
  }
  return found;
}
