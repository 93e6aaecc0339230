/** The fields of a form: what is asked for each part of an open-ended action, from its bounds. */
import { editions } from '../state/editions.svelte';
import type { FormShown } from '../words/teller';

export type Field = { name: string; isOptional: boolean } & (
  | { kind: 'number'; lowest: number; highest: number; step: number }
  /** Several of these, written with spaces or with commas between them. */
  | { kind: 'several'; options: { code: string; value?: number }[]; mark: ' ' | ','; highest?: number; step?: number }
  | { kind: 'one'; options: string[] }
  | { kind: 'seat' }
  | { kind: 'text'; mark: ' ' | '' }
);

/** Lists what a form asks for, in the order in which the action's text has it. */
export function fieldsOf(edition: string, form: FormShown): Field[] {
  const names = editions.find(edition)?.grammar[form.do] ?? [];
  return names.map((written) => {
    const name = written.replace(/[?*]$/, '');
    return { name, isOptional: written !== name, ...shape(name, written.endsWith('*'), form) } as Field;
  });
}

type Shape = Field extends infer F ? (F extends Field ? Omit<F, 'name' | 'isOptional'> : never) : never;

function shape(name: string, takesRest: boolean, form: FormShown): Shape {
  const bound = form[name] ?? form[`${name}s`];
  if (name === 'target') return { kind: 'seat' };
  if (name === 'amount' && typeof form.lowest === 'number') {
    return { kind: 'number', lowest: form.lowest, highest: Number(form.highest), step: Number(form.step ?? 1) };
  }
  if (isRange(bound)) return { kind: 'number', lowest: bound[0], highest: bound[1], step: bound[2] };
  // What is taken may be wanted several times, so it is written.
  if (name === 'take') return { kind: 'text', mark: '' };
  if (Array.isArray(form[name])) return several(name, takesRest, form, form[name]);
  if (Array.isArray(bound) && bound.every((it) => typeof it === 'string')) return { kind: 'one', options: bound };
  if (typeof bound === 'string') return { kind: 'one', options: [bound] };
  return { kind: 'text', mark: takesRest ? ' ' : '' };
}

function several(name: string, takesRest: boolean, form: FormShown, bound: unknown[]): Shape {
  const all = name === 'give' && Array.isArray(form.cards) ? [...bound, ...form.cards] : bound;
  const options = all.map((it) =>
    Array.isArray(it) ? { code: String(it[0]), value: Number(it[1]) } : { code: String(it) },
  );
  const hasMoney = name === 'give' && typeof form.highest === 'number';
  const money = hasMoney ? { highest: Number(form.highest), step: Number(form.step ?? 1) } : {};
  return { kind: 'several', options, mark: takesRest ? ' ' : ',', ...money };
}

function isRange(bound: unknown): bound is [number, number, number] {
  return Array.isArray(bound) && bound.length === 3 && bound.every((it) => typeof it === 'number');
}

/** Writes the action of a filled form; a part that is left out is a dash where it must be there. */
export function writeAction(verb: string, fields: readonly Field[], values: readonly string[]): string {
  const written = fields.map((field, place) => values[place]?.trim() || (field.isOptional ? '' : '-'));
  while (written.at(-1) === '') written.pop();
  return [verb, ...written.map((it) => it || '-')].join(' ');
}
