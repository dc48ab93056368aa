import { findNearButton } from '../find-near-button.ts';
import { scrollToPicture } from '../scroll-to-picture.ts';

const SHOWN = ['src', 'srcset', 'alt', 'width', 'height', 'data-src', 'data-image', 'data-image-dimensions'];

type Attributes = readonly (readonly [name: string, value: string | null])[];

const attributesOf = (picture: Element): Attributes =>
  SHOWN.map((name) => [name, picture.getAttribute(name)] as const);

const setAttributes = (picture: Element, attributes: Attributes): void => {
  for (const [name, value] of attributes) {
    if (value === null) picture.removeAttribute(name);
    else picture.setAttribute(name, value);
  }
};

/**
 * Answers how to show one picture of the button's product, by its id: in the row of all of them, or else in the place
 * of the first, which is why each is remembered as it was.
 */
export const connectPictures = (button: HTMLElement): ((imageId: string) => void) => {
  const [row] = findNearButton(button, '[data-product-pictures]');
  const pictures = findNearButton<HTMLImageElement>(row?.firstElementChild ?? button, 'img[data-image]');
  const remembered = pictures.map((picture) => ({ picture, attributes: attributesOf(picture) }));
  return (imageId) => {
    const wanted = remembered.find(({ attributes }) =>
      attributes.some(([name, value]) => name === 'data-image' && value?.includes(`/${imageId}/`)),
    );
    if (!wanted) return;
    if (row) scrollToPicture(row, wanted.picture);
    else if (pictures[0]) setAttributes(pictures[0], wanted.attributes);
  };
};
