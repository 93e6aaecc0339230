/** Till receipts: what the end of a round brought each team, line by line, put together from the events. */
import { findSpace } from './board';
import { TOKENS_EACH, type Counted, type Told } from './types';

export type LineKind = 'property' | 'bonus' | 'house' | 'tax' | 'parking';

export interface ReceiptLine {
  kind: LineKind;
  amount: number;
  /** The code of a property, of the one that a House doubled, or the name of a whole set. */
  of: string;
  /** How many properties were taxed, or how many tokens lay on Free Parking. */
  count: number;
}

/** Tokens that brought their team nothing, where they lay, and why (KO-22, KO-24, KO-26). */
export interface IdleTokens {
  count: number;
  /** A space's code, or `off`, `jail`, `short`. */
  on: string;
  why: 'taken' | 'once' | 'bare' | 'fewer' | 'still' | 'off' | 'jail' | 'short';
  /** The team that collected for it instead, or -1. */
  by: number;
}

export interface Receipt {
  team: number;
  lines: ReceiptLine[];
}

export interface RoundSheet {
  number: number;
  /** The current step: 0 while tokens are slid, then 1 to 4. */
  step: number;
  receipts: Receipt[];
  /** By token: the code of the space that it is on, or how it ended; empty before it is slid. */
  on: string[];
  /** How many players share Free Parking. */
  sharers: number;
  /** What remained on Free Parking, and what the bank added. */
  left: number;
  laid: number;
  isDone: boolean;
}

export function newSheet(number: number, teams: number): RoundSheet {
  const receipts = Array.from({ length: teams }, (_, team): Receipt => ({ team, lines: [] }));
  const on = Array.from({ length: teams * TOKENS_EACH }, () => '');
  return { number, step: 0, receipts, on, sharers: 0, left: 0, laid: 0, isDone: false };
}

/** Write one event onto the sheet; return whether it belonged there. */
export function write(sheet: RoundSheet, event: Told | Counted): boolean {
  switch (event.event) {
    case 'slid':
    case 'knocked':
      sheet.on[event.token] = event.end === 'space' ? event.space : event.end;
      return false;
    case 'rode-railroad':
      sheet.on[event.token] = event.space;
      return false;
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

/** List the tokens of a team that brought it nothing, by reason, once the round is counted. */
export function idleTokens(sheet: RoundSheet, team: number): IdleTokens[] {
  const own = sheet.on.slice(team * TOKENS_EACH, (team + 1) * TOKENS_EACH);
  const found = new Map<string, IdleTokens>();
  for (const [token, on] of own.entries()) {
    const why = whyIdle(sheet, team, on, own.indexOf(on) < token);
    if (!why) continue;
    const known = found.get(`${why} ${on}`);
    if (known) known.count += 1;
    else found.set(`${why} ${on}`, { count: 1, on, why, by: why === 'taken' ? collectorOf(sheet, on) : -1 });
  }
  return [...found.values()];
}

/** Return the team that collected for a property; -1 if nobody did. */
function collectorOf(sheet: RoundSheet, space: string): number {
  const receipt = sheet.receipts.find((it) => it.lines.some((line) => line.kind === 'property' && line.of === space));
  return receipt?.team ?? -1;
}

function whyIdle(sheet: RoundSheet, team: number, on: string, isSecond: boolean): IdleTokens['why'] | null {
  if (on === 'off' || on === 'jail' || on === 'short') return on;
  const lines = sheet.receipts[team]?.lines ?? [];
  switch (findSpace(on)?.kind) {
    case 'property':
      if (!lines.some((line) => line.kind === 'property' && line.of === on)) return 'taken';
      return isSecond ? 'once' : null;
    case 'house':
      return lines.some((line) => line.kind === 'house') ? null : 'bare';
    case 'free-parking':
      return sheet.sharers > 0 && !lines.some((line) => line.kind === 'parking') ? 'fewer' : null;
    case 'railroad':
      return 'still';
    default:
      return null;
  }
}

/** List the teams that earned most in the round; none if nobody earned anything. */
export function best(sheet: RoundSheet): number[] {
  const most = Math.max(...sheet.receipts.map(total));
  return most > 0 ? sheet.receipts.filter((receipt) => total(receipt) === most).map((receipt) => receipt.team) : [];
}
