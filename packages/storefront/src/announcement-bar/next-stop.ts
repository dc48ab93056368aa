const stops = 'a[href], button, input, select, textarea, summary, [tabindex]';

const canTakeFocus = (element: HTMLElement): boolean =>
  element.tabIndex >= 0 && !element.matches(':disabled, [inert] *') && element.checkVisibility();

/** Where the Tab key would lead after leaving an element. */
export const findNextStop = (left: Element): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>(stops)].find(
    (element) =>
      left.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING &&
      !left.contains(element) &&
      canTakeFocus(element),
  );
