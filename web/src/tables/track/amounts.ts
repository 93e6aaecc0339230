/** Amounts as a person types them: digits, or with K and M as the bank unit writes them. */

const SIZES: Record<string, number> = { '': 1, k: 1_000, m: 1_000_000 };

/** Reads an amount; null if it is none. */
export function readAmount(text: string): number | null {
  const found = /^(\d{1,12})(?:[.,](\d{1,6}))?\s*([km]?)$/i.exec(text.replace(/[\s\u00a0\u202f]/g, ''));
  if (!found) return null;
  const size = SIZES[found[3]!.toLowerCase()]!;
  const amount = Number(`${found[1]}.${found[2] ?? '0'}`) * size;
  return Number.isInteger(Math.round(amount * 1e6) / 1e6) ? Math.round(amount) : null;
}

/** Three raises worth a button, in round steps of the money at stake: about 1, 5 and 20 in a hundred of it. */
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
