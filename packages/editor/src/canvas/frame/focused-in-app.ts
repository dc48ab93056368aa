/** What has the focus beside the page, to go back to. */
export const focusedInApp = (): HTMLElement | undefined => {
  const { activeElement, body } = document;
  return activeElement instanceof HTMLElement && activeElement !== body && activeElement.tagName !== 'IFRAME'
    ? activeElement
    : undefined;
};
