/**
 * Makes Tab start at the top of the page. After sign-in the focused form is removed, and browsers would continue from
 * its former position. The body keeps its tabindex until it loses the focus: removing it earlier would blur it.
 */
export const focusPageStart = (): void => {
  const { body, activeElement } = document;
  if (activeElement !== body) return;
  body.tabIndex = -1;
  body.addEventListener('blur', () => body.removeAttribute('tabindex'), { once: true });
  body.focus({ preventScroll: true });
};
