/** Keeps the focus at the table: when the focused element goes, something near takes it, so that no key press is lost. */
import type { Attachment } from 'svelte/attachments';

/** Watches an element; `choose` names what takes the focus, given what had it. */
export function keepsFocus(choose: (had: Element) => HTMLElement | null | undefined): Attachment<HTMLElement> {
  return (root) => {
    let had: { element: Element; parents: Element[] } | null = null;
    const note = (event: FocusEvent): void => {
      const element = event.target as Element;
      const parents: Element[] = [];
      for (let at = element.parentElement; at && at !== root; at = at.parentElement) parents.push(at);
      had = { element, parents };
    };
    // Who clicks beside everything, or turns to another window, leaves what is still there.
    const leave = (event: FocusEvent): void => {
      if (event.relatedTarget) return;
      setTimeout(() => had?.element.isConnected && document.activeElement === document.body && (had = null));
    };
    const look = (): void => {
      if (!had || had.element.isConnected || document.activeElement !== document.body) return;
      const near = had.parents.find((parent) => parent.isConnected) ?? root;
      (choose(near) ?? root).focus({ preventScroll: true });
    };
    const watcher = new MutationObserver(look);
    watcher.observe(root, { childList: true, subtree: true });
    root.addEventListener('focusin', note);
    root.addEventListener('focusout', leave);
    return () => {
      watcher.disconnect();
      root.removeEventListener('focusin', note);
      root.removeEventListener('focusout', leave);
    };
  };
}

/** Takes the focus to the headline when what had it is gone and nobody else cared: a new page begins at its head. */
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
  // Tables know better where to go on, and are faster.
  new MutationObserver(() => had?.isConnected === false && setTimeout(look)).observe(root, {
    childList: true,
    subtree: true,
  });
}

/** Tells whether keys are wanted by nobody there: nothing has the focus, or a headline that can do nothing with them. */
export function isIdle(target: EventTarget | null): boolean {
  return target === null || target === document.body || target instanceof HTMLHeadingElement;
}
