/** Till receipts: what the end of a round brought to each team, line by line, put together from the events. */
import type { Counted, Told } from './types';

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

export function newSheet(number: number, teams: number): RoundSheet {
  const receipts = Array.from({ length: teams }, (_, team): Receipt => ({ team, lines: [] }));
  return { number, step: 0, receipts, sharers: 0, left: 0, laid: 0, isDone: false };
}

/** Writes one event onto the sheet; tells whether it belonged there. */
export function write(sheet: RoundSheet, event: Told | Counted): boolean {
  switch (event.event) {
    case 'collected':
      add(sheet, event, { kind: 'property', of: event.space ?? '' });
      break;
    case 'got-bonus':
      add(sheet, event, { kind: 'bonus', of: event.group ?? '' });
      break;
    case 'doubled':
      add(sheet, event, { kind: 'house', of: event.space ?? '' });
      break;
    case 'paid-tax':
      add(sheet, event, { kind: 'tax', count: event.count, amount: -event.amount });
      break;
    case 'took-parking':
      add(sheet, event, { kind: 'parking', count: event.count });
      sheet.sharers += 1;
      break;
    case 'step-began':
      sheet.step = event.number;
      break;
    case 'parking-left':
      sheet.left = event.amount;
      break;
    case 'parking-refilled':
      sheet.laid = event.amount;
      break;
    default:
      return false;
  }
  return true;
}

function add(
  sheet: RoundSheet,
  { team, amount }: { team: number; amount: number },
  line: Partial<ReceiptLine> & Pick<ReceiptLine, 'kind'>,
): void {
  sheet.receipts[team]?.lines.push({ amount, of: '', count: 0, ...line });
}

export function total(receipt: Receipt): number {
  return receipt.lines.reduce((sum, line) => sum + line.amount, 0);
}

/** Lists the teams that the round brought most; nobody if it brought nothing to anybody. */
export function best(sheet: RoundSheet): number[] {
  const most = Math.max(...sheet.receipts.map(total));
  return most > 0 ? sheet.receipts.filter((receipt) => total(receipt) === most).map((receipt) => receipt.team) : [];
}
