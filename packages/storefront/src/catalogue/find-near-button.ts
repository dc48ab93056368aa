export const BUTTON = '.sqs-add-to-cart-button';

/**
 * What belongs to a product stands somewhere around its button, wherever the template has put it: in the smallest
 * part of the page that holds it and no other product's button.
 */
export const findNearButton = <Found extends HTMLElement = HTMLElement>(
  button: Element,
  selector: string,
): Found[] => {
  for (let place = button.parentElement; place; place = place.parentElement) {
    if (place.querySelectorAll(BUTTON).length > 1) return [];
    const found = place.querySelectorAll<Found>(selector);
    if (found.length > 0) return [...found];
  }
  return [];
};

/** The same without what stands in a link or a list entry of its own: that tells about another product. */
export const findBeside = (button: Element, selector: string): HTMLElement[] =>
  findNearButton(button, selector).filter((found) => {
    const other = found.closest('a,li,article');
    return !other || other.contains(button);
  });
