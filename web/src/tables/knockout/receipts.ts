/** Till receipts: what the end of a round brought to each team, line by line, put together from the events. */

export type LineKind = 'property' | 'bonus' | 'house' | 'tax' | 'parking';

export interface ReceiptLine {
  kind: LineKind;
  amount: number;
  /** The code of a property, of the one that a House doubled, or the name of a whole set. */
  of: string;
  /** How many properties were taxed, or how many tokens lay on Free Parking. */
  count: number;
}

export interface Receipt {
  team: number;
  lines: ReceiptLine[];
}

export interface RoundSheet {
  number: number;
  /** The step that was reached: 0 while tokens are slid, then 1 to 4. */
  step: number;
  receipts: Receipt[];
  /** How many share Free Parking. */
  sharers: number;
  /** What stayed on Free Parking, and what the bank laid there anew. */
  left: number;
  laid: number;
  isDone: boolean;
}

export interface Told {
  event: string;
  [part: string]: unknown;
}

const KINDS: Record<string, LineKind> = {
  collected: 'property',
  'got-bonus': 'bonus',
  doubled: 'house',
  'paid-tax': 'tax',
  'took-parking': 'parking',
};

export function newSheet(number: number, teams: number): RoundSheet {
  const receipts = Array.from({ length: teams }, (_, team): Receipt => ({ team, lines: [] }));
  return { number, step: 0, receipts, sharers: 0, left: 0, laid: 0, isDone: false };
}

/** Writes one event onto the sheet; tells whether it belonged there. */
export function write(sheet: RoundSheet, event: Told): boolean {
  const kind = KINDS[event.event];
  const amount = Number(event.amount ?? 0);
  if (kind) {
    const of = String(event.space ?? event.group ?? '');
    const line: ReceiptLine = { kind, amount: kind === 'tax' ? -amount : amount, of, count: Number(event.count ?? 0) };
    sheet.receipts[Number(event.team)]?.lines.push(line);
    if (kind === 'parking') sheet.sharers += 1;
  } else if (event.event === 'step-began') sheet.step = Number(event.number);
  else if (event.event === 'parking-left') sheet.left = amount;
  else if (event.event === 'parking-refilled') sheet.laid = amount;
  else return false;
  return true;
}

export function total(receipt: Receipt): number {
  return receipt.lines.reduce((sum, line) => sum + line.amount, 0);
}

/** Lists the teams that the round brought most; nobody if it brought nothing to anybody. */
export function best(sheet: RoundSheet): number[] {
  const most = Math.max(...sheet.receipts.map(total));
  return most > 0 ? sheet.receipts.filter((receipt) => total(receipt) === most).map((receipt) => receipt.team) : [];
}
