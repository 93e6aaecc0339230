/** The fields of a form, one for each part of an open-ended action, made from its bounds. */
import { editions } from '../state/editions.svelte';

/** An open-ended action of any edition, with its bounds. */
type AnyForm = Readonly<Record<string, unknown> & { do: string }>;

export type Field = { name: string; isOptional: boolean } & (
  | { kind: 'number'; lowest: number; highest: number; step: number }
  /** Several of these, separated by spaces or commas. */
  | { kind: 'several'; options: { code: string; value?: number }[]; mark: ' ' | ','; highest?: number; step?: number }
  | { kind: 'one'; options: string[] }
  | { kind: 'seat' }
  | { kind: 'text'; mark: ' ' | '' }
);

/** List the fields of a form, in the order of the action's text. */
export function fieldsOf(edition: string, form: AnyForm): Field[] {
  const names = editions.find(edition)?.grammar[form.do] ?? [];
  return names.map((written) => {
    const name = written.replace(/[?*]$/, '');
    return { name, isOptional: written !== name, ...shape(name, written.endsWith('*'), form) } as Field;
  });
}

type Shape = Field extends infer F ? (F extends Field ? Omit<F, 'name' | 'isOptional'> : never) : never;

function shape(name: string, takesRest: boolean, form: AnyForm): Shape {
  const bound = form[name] ?? form[`${name}s`];
  if (name === 'target') return { kind: 'seat' };
  if (name === 'amount' && typeof form.lowest === 'number') {
    return { kind: 'number', lowest: form.lowest, ...upTo(form) };
  }
  if (isRange(bound)) return { kind: 'number', lowest: bound[0], highest: bound[1], step: bound[2] };
  // The same thing may be taken several times, so this is typed.
  if (name === 'take') return { kind: 'text', mark: '' };
  if (Array.isArray(form[name])) return several(name, takesRest, form, form[name]);
  if (Array.isArray(bound) && bound.every((it) => typeof it === 'string')) return { kind: 'one', options: bound };
  if (typeof bound === 'string') return { kind: 'one', options: [bound] };
  return { kind: 'text', mark: takesRest ? ' ' : '' };
}

function several(name: string, takesRest: boolean, form: AnyForm, bound: unknown[]): Shape {
  const all = name === 'give' && Array.isArray(form.cards) ? [...bound, ...form.cards] : bound;
  const options = all.map((it) => (isPair(it) ? { code: it[0], value: it[1] } : { code: `${it}` }));
  const hasMoney = name === 'give' && typeof form.highest === 'number';
  const money = hasMoney ? upTo(form) : {};
  return { kind: 'several', options, mark: takesRest ? ' ' : ',', ...money };
}

function upTo({ highest, step }: AnyForm): { highest: number; step: number } {
  return { highest: typeof highest === 'number' ? highest : 0, step: typeof step === 'number' ? step : 1 };
}

function isPair(it: unknown): it is [string, number] {
  return Array.isArray(it) && typeof it[0] === 'string' && typeof it[1] === 'number';
}

function isRange(bound: unknown): bound is [number, number, number] {
  return Array.isArray(bound) && bound.length === 3 && bound.every((it) => typeof it === 'number');
}

/** Write the action of a filled-in form; a required part left empty becomes a dash. */
export function writeAction(verb: string, fields: readonly Field[], values: readonly string[]): string {
  const written = fields.map((field, place) => values[place]?.trim() || (field.isOptional ? '' : '-'));
  while (written.at(-1) === '') written.pop();
  return [verb, ...written.map((it) => it || '-')].join(' ');
}
