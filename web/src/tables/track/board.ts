/**
 * The board of a track edition, made from its data: 40, 36 or 32 spaces in a ring, clockwise from GO at the bottom
 * left.
 */

export interface GroupData {
  name: string;
  kind: string;
  building?: number;
}

export interface SpaceData {
  code: string;
  kind: string;
  group?: string;
  price?: number;
  rents?: number[];
  mortgage?: number;
  sale?: number;
  amount?: number;
}

/** The content of an edition's board.toml. */
export interface BoardData {
  constants: Record<string, number | number[]>;
  group: GroupData[];
  space: SpaceData[];
}

export type Side = 'left' | 'top' | 'right' | 'bottom' | 'corner';

export interface Space extends SpaceData {
  index: number;
  side: Side;
  row: number;
  column: number;
  icon: string;
}

export interface Group extends GroupData {
  codes: string[];
}

const ICONS: Record<string, string> = {
  go: 'i-door',
  jail: 'i-cage',
  parking: 'i-bike',
  'go-to-jail': 'i-net',
  chance: 'i-kite',
  chest: 'i-post',
  lifestyle: 'i-feather',
  tax: 'i-tax',
  train: 'i-station',
};
const OWN_ICONS: Record<string, string> = { 'luxury-tax': 'i-feather' };

/** A board with its spaces laid out and its groups filled. */
export class Board {
  readonly spaces: Space[];
  readonly groups: Group[];
  /** How many spaces lie between two corners. */
  readonly between: number;
  readonly constants: Record<string, number | number[]>;
  private readonly byCode: Map<string, Space>;

  constructor(data: BoardData) {
    const quarter = data.space.length / 4;
    this.between = quarter - 1;
    this.constants = data.constants;
    this.spaces = data.space.map((space, index) => ({
      ...space,
      index,
      ...layOut(index, quarter),
      icon: OWN_ICONS[space.code] ?? ICONS[space.kind] ?? '',
    }));
    this.byCode = new Map(this.spaces.map((space) => [space.code, space]));
    this.groups = data.group.map((group) => ({
      ...group,
      codes: data.space.filter((space) => space.group === group.name).map((space) => space.code),
    }));
  }

  find(code: string): Space {
    const space = this.byCode.get(code);
    if (!space) throw new Error(`no space ${code}`);
    return space;
  }

  has(code: string): boolean {
    return this.byCode.has(code);
  }

  group(name: string | undefined): Group | undefined {
    return this.groups.find((group) => group.name === name);
  }

  /** Return a constant of the edition that is a single number. */
  constant(name: string): number {
    const value = this.constants[name];
    return typeof value === 'number' ? value : 0;
  }

  /** List the spaces that a token steps on from one space to another, without the first. */
  path(from: string, to: string, isBack: boolean): string[] {
    const size = this.spaces.length;
    const end = this.find(to).index;
    const codes: string[] = [];
    for (let at = this.find(from).index; at !== end;) {
      at = (at + (isBack ? size - 1 : 1)) % size;
      codes.push(this.spaces[at]!.code);
    }
    return codes;
  }
}

/**
 * Return where a space lies in the grid: up the left side, along the top, down the right side, back along the bottom.
 */
function layOut(index: number, quarter: number): { side: Side; row: number; column: number } {
  const last = quarter + 1;
  const step = index % quarter;
  const leg = Math.floor(index / quarter);
  const [row, column] = [
    [last - step, 1],
    [1, 1 + step],
    [1 + step, last],
    [last, last - step],
  ][leg] as [number, number];
  const sides: Side[] = ['left', 'top', 'right', 'bottom'];
  return { side: step === 0 ? 'corner' : sides[leg]!, row, column };
}
