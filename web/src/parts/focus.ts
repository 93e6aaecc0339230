/**
 * Keeps the focus at the table: when the focused element disappears, something close takes it, so that no key press is
 * lost.
 */
import type { Attachment } from 'svelte/attachments';

/** Watch an element; `choose` returns what takes the focus, given what had it. */
export function keepsFocus(choose: (had: Element) => HTMLElement | null | undefined): Attachment<HTMLElement> {
  return (root) => {
    let had: { element: Element; parents: Element[] } | null = null;
    const note = (element: Element): void => {
      const parents: Element[] = [];
      for (let at = element.parentElement; at && at !== root; at = at.parentElement) parents.push(at);
      had = { element, parents };
    };
    const enter = (event: FocusEvent): void => note(event.target as Element);
    const leave = (event: FocusEvent): void => {
      const next = event.relatedTarget;
      // On its way to something else, the focus is nowhere: whatever disappears just then has lost nothing.
      if (next instanceof Element) {
        if (root.contains(next)) note(next);
        else had = null;
        return;
      }
      // A click beside everything, or a change of window, leaves something that is still there.
      setTimeout(() => had?.element.isConnected && document.activeElement === document.body && (had = null));
    };
    const look = (): void => {
      if (!had || had.element.isConnected || document.activeElement !== document.body) return;
      const near = had.parents.find((parent) => parent.isConnected) ?? root;
      (choose(near) ?? root).focus({ preventScroll: true });
    };
    const watcher = new MutationObserver(look);
    watcher.observe(root, { childList: true, subtree: true });
    root.addEventListener('focusin', enter);
    root.addEventListener('focusout', leave);
    return () => {
      watcher.disconnect();
      root.removeEventListener('focusin', enter);
      root.removeEventListener('focusout', leave);
    };
  };
}

/**
 * Move the focus to the headline when the focused element is gone and nothing else took over: a new page begins there.
 */
export function followsPages(root: HTMLElement): void {
  let had: Element | null = null;
  const look = (): void => {
    if (!had || had.isConnected || document.activeElement !== document.body) return;
    const head = root.querySelector<HTMLElement>('main h1');
    if (!head) return;
    head.tabIndex = -1;
    head.focus({ preventScroll: true });
  };
  root.addEventListener('focusin', ({ target }) => (had = target as Element));
  // Tables know a better place to go on, and are faster.
  new MutationObserver(() => had?.isConnected === false && setTimeout(look)).observe(root, {
    childList: true,
    subtree: true,
  });
}

/** Whether no control needs a key press: a field needs every key, a button or link only Enter and Space. */
export function isFreeKey({ target, key, defaultPrevented }: KeyboardEvent): boolean {
  if (defaultPrevented) return false;
  if (!(target instanceof Element)) return true;
  const isPress = key === 'Enter' || key === ' ';
  if (target.closest('input:not([type="checkbox"]), select, textarea, [contenteditable], dialog')) return false;
  return !(isPress && target.closest('button, a[href], summary, input'));
}

/** Whether nothing has the focus, or only a headline. */
export function isIdle(target: EventTarget | null): boolean {
  return target === null || target === document.body || target instanceof HTMLHeadingElement;
}
