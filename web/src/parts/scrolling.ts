/** Make something that scrolls a stop for the keyboard while it does: otherwise it would only be one key more. */
export function reachable(element: HTMLElement): () => void {
  const sizes = new ResizeObserver(() => {
    const scrolls = element.scrollHeight > element.clientHeight || element.scrollWidth > element.clientWidth;
    if (scrolls) element.tabIndex = 0;
    else element.removeAttribute('tabindex');
  });
  // What is inside may grow although the element does not.
  function watch(): void {
    for (const one of [element, ...element.children]) sizes.observe(one);
  }
  const contents = new MutationObserver(watch);
  contents.observe(element, { childList: true });
  watch();
  return () => {
    sizes.disconnect();
    contents.disconnect();
  };
}
