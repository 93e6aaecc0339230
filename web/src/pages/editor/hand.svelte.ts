/**
 * What is in the reader's hand: a thing is taken up and put down by dragging, or with two clicks or two keys. Things are
 * elements with `data-thing`, places are elements with `data-place`; an edition says what lies where, and what putting
 * one thing on one place does.
 */
import { getContext, setContext } from 'svelte';
import type { Attachment } from 'svelte/attachments';
import { announce } from '../../state/announce.svelte';
import type { TableState } from '../../state/table.svelte';
import { say } from '../../state/words.svelte';
import type { Position } from './position.svelte';
import type { Values } from './values';

/** How far the pointer must move for a drag instead of a click. */
const SLACK = 7;
/** How close to the upper or lower edge of the window the page scrolls during a drag. */
const EDGE = 70;
const STEP = 10;
const FRAME = 16;

/** What an edition says about its things and places, each named by a text. */
export interface Bench {
  /** Name a thing for the reader. */
  name(thing: string): string;
  /** Return the values after a thing was put on a place; null if it does not go there. */
  put(thing: string, place: string, values: Values): Values | null;
  /** Find the thing that an element shows, at a point of the window; empty if none. */
  thingAt?(element: Element, x: number, y: number): string;
  /** Find the place that an element belongs to, at a point of the window if a pointer chose it; empty if none. */
  placeAt?(element: Element, x: number, y: number): string;
}

interface Drag {
  x: number;
  y: number;
  /** The place under the pointer. */
  over: string;
}

export class Hand {
  /** The thing that is held; empty for none. */
  held = $state('');
  drag = $state.raw<Drag | null>(null);
  bench: Bench = { name: () => '', put: () => null };
  readonly #position: Position;
  #skipsClick = false;

  constructor(position: Position) {
    this.#position = position;
  }

  get name(): string {
    return this.held && this.bench.name(this.held);
  }

  /** Whether the thing in hand may be put on a place. */
  takes(place: string): boolean {
    const values = this.#position.shown?.values;
    return this.held !== '' && values !== undefined && this.bench.put(this.held, place, values) !== null;
  }

  takeUp(thing: string): void {
    this.#position.refuse(null);
    this.held = thing;
    announce(say('web-editor-held', { thing: this.name }));
  }

  letGo(): void {
    if (this.held) announce(say('web-editor-let-go-done', { thing: this.name }));
    this.held = '';
    this.drag = null;
  }

  /** Put down what is held; what does not go there is said, and stays in hand. */
  async put(place: string, at: Element): Promise<void> {
    const { held: thing, name, bench } = this;
    const values = this.#position.shown?.values;
    if (!thing || !values) return;
    if (bench.put(thing, place, values) === null) {
      const sentence = say('web-editor-not-there', { thing: name });
      this.#position.refuse({ key: 'web-editor-not-there', sentence }, at);
      announce(sentence, 'assertive');
      return;
    }
    this.held = '';
    this.drag = null;
    // Another change may have come in between.
    const isPut = await this.#position.set((latest) => bench.put(thing, place, latest) ?? latest, at);
    if (isPut) announce(say('web-editor-put', { thing: name }));
  }

  /** Listen to everything that is pressed within an element. */
  listens: Attachment<HTMLElement> = (root) => {
    const stop = new AbortController();
    const { signal } = stop;
    root.addEventListener('pointerdown', (event) => this.#press(event), { signal });
    root.addEventListener('click', (event) => this.#click(event), { signal, capture: true });
    addEventListener('keydown', (event) => this.#key(event), { signal, capture: true });
    return () => stop.abort();
  };

  #thingAt(element: Element, x: number, y: number): string {
    return (
      this.bench.thingAt?.(element, x, y) || (element.closest<HTMLElement>('[data-thing]')?.dataset['thing'] ?? '')
    );
  }

  #placeAt(element: Element, x: number, y: number): string {
    return (
      this.bench.placeAt?.(element, x, y) || (element.closest<HTMLElement>('[data-place]')?.dataset['place'] ?? '')
    );
  }

  #key(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || (!this.held && !this.#position.fault)) return;
    event.preventDefault();
    event.stopPropagation();
    this.#position.refuse(null);
    this.letGo();
  }

  #click(event: MouseEvent): void {
    const target = event.target;
    if (this.#skipsClick) {
      this.#skipsClick = false;
      return halt(event);
    }
    if (!(target instanceof Element)) return;
    const button = target.closest<HTMLElement>('button[data-thing]');
    const thing = button?.dataset['thing'] ?? '';
    if (this.held) {
      if (thing === this.held) {
        this.letGo();
        return halt(event);
      }
      // A key has no place of its own.
      const [x, y] = event.detail === 0 ? [NaN, NaN] : [event.clientX, event.clientY];
      const place = this.#placeAt(target, x, y);
      if (!place) return thing ? (halt(event), this.takeUp(thing)) : undefined;
      halt(event);
      void this.put(place, target.closest('button, [data-place]') ?? target);
    } else if (thing) {
      halt(event);
      this.takeUp(thing);
    }
  }

  #follow(x: number, y: number): void {
    const element = document.elementFromPoint(x, y);
    this.drag = { x, y, over: element ? this.#placeAt(element, x, y) : '' };
  }

  /** Follow the pointer from pressing on a thing until releasing it. */
  #press(down: PointerEvent): void {
    if (down.button !== 0 || !down.isPrimary || !(down.target instanceof Element)) return;
    // A finger moves a board that is zoomed.
    if (down.pointerType !== 'mouse' && down.target.closest('[data-zoomed]')) return;
    const thing = this.#thingAt(down.target, down.clientX, down.clientY);
    if (!thing) return;
    const origin = this.#placeAt(down.target, down.clientX, down.clientY);
    const stop = new AbortController();
    const { signal } = stop;
    const move = (event: PointerEvent): void => {
      const { clientX: x, clientY: y } = event;
      if (event.pointerId !== down.pointerId) return end();
      if (!this.drag && Math.hypot(x - down.clientX, y - down.clientY) < SLACK) return;
      event.preventDefault();
      if (!this.drag) this.takeUp(thing);
      this.#follow(x, y);
    };
    // At an edge the page scrolls for as long as the pointer is there.
    const scrolling = setInterval(() => {
      if (!this.drag) return;
      const { x, y } = this.drag;
      if (y > EDGE && y < innerHeight - EDGE) return;
      scrollBy(0, y <= EDGE ? -STEP : STEP);
      this.#follow(x, y);
    }, FRAME);
    const end = (event?: PointerEvent): void => {
      if (event && event.pointerId !== down.pointerId) return;
      stop.abort();
      clearInterval(scrolling);
      const { drag } = this;
      this.drag = null;
      if (!drag) return;
      // Ignore the click that follows; if none comes, the next click counts again.
      this.#skipsClick = true;
      setTimeout(() => (this.#skipsClick = false));
      const element = document.elementFromPoint(drag.x, drag.y);
      if (event?.type !== 'pointerup' || !element || !drag.over || drag.over === origin) return this.letGo();
      void this.put(drag.over, element.closest('button, [data-place]') ?? element);
      this.held = '';
    };
    addEventListener('pointermove', move, { signal, passive: false });
    addEventListener('pointerup', end, { signal });
    addEventListener('pointercancel', end, { signal });
  }
}

function halt(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}

/** What the parts of the editor share. */
export interface Editor {
  readonly position: Position;
  readonly hand: Hand;
  /** A table that shows the position, for the drawings of the game's own table. */
  readonly table: TableState;
}

const CONTEXT = Symbol('editor');

export function shareEditor(editor: Editor): Editor {
  return setContext(CONTEXT, editor);
}

export function useEditor(): Editor {
  return getContext<Editor>(CONTEXT);
}
