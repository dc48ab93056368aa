/** Whether the focused element was removed or disabled: keys would go nowhere. */
const isFocusLost = (): boolean => {
  const { activeElement } = document;
  return (
    activeElement === null ||
    activeElement === document.body ||
    (activeElement instanceof HTMLButtonElement && activeElement.disabled)
  );
};

/** Focuses an element if nothing has the focus once the current change is drawn. */
export const focusIfLost = (find: () => HTMLElement | null | undefined): void => {
  requestAnimationFrame(() => {
    if (isFocusLost()) find()?.focus({ preventScroll: true });
  });
};

/** The title of the screen, which says where one is. */
export const findScreenTitle = (): HTMLElement | null => document.querySelector('.screen-bar h1');
