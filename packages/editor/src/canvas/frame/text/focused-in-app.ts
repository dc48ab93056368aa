/** The focused element of the app, outside of the frame. */
export const focusedInApp = (): HTMLElement | undefined => {
  const { activeElement, body } = document;
  return activeElement instanceof HTMLElement && activeElement !== body && activeElement.tagName !== 'IFRAME'
    ? activeElement
    : undefined;
};
