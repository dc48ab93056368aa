/** What takes the focus over when a line of the cart goes away: one beside it, else the way back to the shop. */
export const focusAfterRemoval = (line: Element | null): (() => void) => {
  const page = line?.closest('[data-island]');
  const beside = line?.nextElementSibling ?? line?.previousElementSibling;
  return () => {
    const next = beside?.isConnected ? beside : page;
    next?.querySelector<HTMLElement>('a:not([tabindex]),button')?.focus();
  };
};
