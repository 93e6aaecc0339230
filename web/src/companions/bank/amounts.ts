/** Amounts on the bank unit: how they are keyed in and how the display writes them (EB-80, EB-81, EB-87). */

const THOUSAND = 1_000;
const MILLION = 1_000_000;
/** Every amount is a multiple of this. */
export const STEP = 10_000;
const LEAST = 10_000;
const MOST = 20_000_000;
const MOST_DIGITS = 5;
/** The highest balance that five digits can show: 999.99M. */
export const FULLEST = 999_990_000;

export const COMMA = ',';
const UNITS: Record<string, number> = { K: THOUSAND, M: MILLION };
const MARKS = { en: '.', fr: ',' };

export type Tongue = keyof typeof MARKS;

/** Return the label of the comma key in a language. */
export function markOf(language: Tongue): string {
  return MARKS[language];
}

/** Write a balance as the display does: 0, 100K, 1M, 1.5M. */
export function writeAmount(amount: number, language: Tongue): string {
  if (amount < MILLION) return amount ? `${Math.floor(amount / THOUSAND)}K` : '0';
  const hundredths = String(Math.floor((amount % MILLION) / STEP))
    .padStart(2, '0')
    .replace(/0+$/, '');
  const whole = Math.floor(amount / MILLION);
  return hundredths ? `${whole}${MARKS[language]}${hundredths}M` : `${whole}M`;
}

/** An amount being keyed in: digits with a point for the comma (`1.5`), then K or M. */
export class Entry {
  constructor(
    public figures = '',
    public unit = '',
  ) {}

  /** Add a digit, the comma, K or M; return why that is not possible, or an empty string. */
  add(key: string): string {
    if (this.unit) return 'unit-given';
    if (key in UNITS) {
      if (!this.figures) return 'no-figures';
      this.unit = key;
    } else if (key === COMMA) {
      if (this.figures.includes('.')) return 'second-comma';
      this.figures = `${this.figures || '0'}.`;
    } else if (this.figures === '0') {
      this.figures = key;
    } else if (this.figures.replace('.', '').length >= MOST_DIGITS) {
      return 'five-digits';
    } else {
      this.figures += key;
    }
    return '';
  }

  /** Return why this cannot be booked, or an empty string. */
  problem(): string {
    if (!this.figures) return 'no-figures';
    if (!this.unit) return 'no-unit';
    const [scaled, divisor] = this.scaled();
    if (scaled < LEAST * divisor) return 'too-small';
    if (scaled > MOST * divisor) return 'too-large';
    return scaled % (STEP * divisor) === 0 ? '' : 'odd';
  }

  /** Return the amount of an entry that has no problem. */
  amount(): number {
    const [scaled, divisor] = this.scaled();
    return scaled / divisor;
  }

  /** Write what has been keyed in so far, as the display does. */
  text(language: Tongue): string {
    return this.figures.replace('.', MARKS[language]) + this.unit;
  }

  /** Return the amount as a fraction of integers, so that nothing is rounded: 1.5M is 15 million over 10. */
  private scaled(): [number, number] {
    const [whole = '', decimals = ''] = this.figures.split('.');
    return [Number(whole + decimals) * (UNITS[this.unit] ?? 0), 10 ** decimals.length];
  }
}

/** Return the entry that these keys make, or null if no keys make it. */
export function readEntry(figures: string, unit: string): Entry | null {
  const entry = new Entry();
  for (const sign of figures + unit) {
    const key = sign === '.' ? COMMA : sign;
    if (!(key in UNITS || key === COMMA || /^[0-9]$/.test(key)) || entry.add(key)) return null;
  }
  return entry.figures === figures && entry.unit === unit ? entry : null;
}
