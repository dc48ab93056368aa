/**
 * Keys begin at the start of the page. Browsers go on from where the element stood that had the focus: once the form of
 * signing in is gone, that is somewhere in the middle of the first screen. The page itself has the focus until then;
 * one that could no longer have it would lose it at once.
 */
export const beginAtStart = (): void => {
  const { body, activeElement } = document;
  if (activeElement !== body) return;
  body.tabIndex = -1;
  body.addEventListener('blur', () => body.removeAttribute('tabindex'), { once: true });
  body.focus({ preventScroll: true });
};
