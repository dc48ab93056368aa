const MAX_FRAMES = 120;

/** Moves the focus after an entry was removed: to the entry next to it, else to the link back to the shop. */
export const focusAfterRemoval = (line: Element | null): (() => void) => {
  const page = line?.closest('[data-island]');
  const beside = line?.nextElementSibling ?? line?.previousElementSibling;
  let frames = 0;
  const focusNext = (): void => {
    // While the entry is still in the document, its own link would get the focus and be removed with it.
    if (line?.isConnected && (frames += 1) < MAX_FRAMES) return void requestAnimationFrame(focusNext);
    const next = beside?.isConnected ? beside : page;
    next?.querySelector<HTMLElement>('a:not([tabindex]),button')?.focus();
  };
  return focusNext;
};
