const focusable = 'a[href], button, input, select, textarea, summary, [tabindex]';

const canTakeFocus = (element: HTMLElement): boolean =>
  element.tabIndex >= 0 && !element.matches(':disabled, [inert] *') && element.checkVisibility();

/** The element that Tab would focus after leaving the given one. */
export const findNextFocusable = (left: Element): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>(focusable)].find(
    (element) =>
      left.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING &&
      !left.contains(element) &&
      canTakeFocus(element),
  );
