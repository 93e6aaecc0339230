/** The one card shown large, because the pointer rests on it, it has the focus, or it was tapped. */
import type { Attachment } from 'svelte/attachments';

const REST = 220;

class Peek {
  code: string | null = $state(null);
  at: DOMRect | null = $state.raw(null);
  #waiting: ReturnType<typeof setTimeout> | undefined;

  show(code: string, element: Element): void {
    clearTimeout(this.#waiting);
    this.code = code;
    this.at = element.getBoundingClientRect();
  }

  soon(code: string, element: Element): void {
    clearTimeout(this.#waiting);
    this.#waiting = setTimeout(() => this.show(code, element), REST);
  }

  hide(): void {
    clearTimeout(this.#waiting);
    this.code = null;
  }
}

export const peek = new Peek();

/** Show a card on the table large on hover, focus or tap. */
export function peeks(code: string): Attachment<HTMLElement> {
  return (element) => {
    const enter = (event: PointerEvent): void => {
      if (event.pointerType === 'mouse') peek.soon(code, element);
    };
    const leave = (event: PointerEvent): void => {
      if (event.pointerType === 'mouse') peek.hide();
    };
    const focus = (): void => {
      if (element.matches(':focus-visible')) peek.show(code, element);
    };
    // A removed element loses the focus during rendering, when no state may change.
    const blur = (): void => queueMicrotask(() => peek.hide());
    const click = (event: MouseEvent): void => {
      if (element instanceof HTMLButtonElement || peek.code === code) return peek.hide();
      event.stopPropagation();
      peek.show(code, element);
    };
    const pairs: [string, EventListener][] = [
      ['pointerenter', enter as EventListener],
      ['pointerleave', leave as EventListener],
      ['focus', focus],
      ['blur', blur],
      ['click', click as EventListener],
    ];
    for (const [name, listener] of pairs) element.addEventListener(name, listener);
    return () => {
      for (const [name, listener] of pairs) element.removeEventListener(name, listener);
    };
  };
}
