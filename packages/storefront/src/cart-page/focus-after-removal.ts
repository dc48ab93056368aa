const MAX_FRAMES = 120;

/** What takes the focus over when a line of the cart goes away: one beside it, else the way back to the shop. */
export const focusAfterRemoval = (line: Element | null): (() => void) => {
  const page = line?.closest('[data-island]');
  const beside = line?.nextElementSibling ?? line?.previousElementSibling;
  let frames = 0;
  const focusNext = (): void => {
    // Too early, the link of the line itself would take it and go away with it.
    if (line?.isConnected && (frames += 1) < MAX_FRAMES) return void requestAnimationFrame(focusNext);
    const next = beside?.isConnected ? beside : page;
    next?.querySelector<HTMLElement>('a:not([tabindex]),button')?.focus();
  };
  return focusNext;
};
