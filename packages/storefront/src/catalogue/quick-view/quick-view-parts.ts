import { quickViewTexts } from '@sitewright/domain/cart';
import { createElement } from '../../overlays/index.ts';
import { inStoreLanguage } from '../../page/index.ts';
import type { QuickPicture, QuickProduct } from './product-parts.ts';

export const quickText = inStoreLanguage(quickViewTexts);

const WIDTHS = [300, 500, 750, 1000, 1500] as const;

const pictureOf = ({ assetUrl, altText }: QuickPicture): HTMLElement => {
  const picture = document.createElement('img');
  picture.sizes = '(min-width: 760px) 440px, 92vw';
  picture.srcset = WIDTHS.map((width) => `${assetUrl}?format=${width}w ${width}w`).join(', ');
  picture.src = `${assetUrl}?format=750w`;
  picture.alt = altText;
  picture.dataset['image'] = assetUrl;
  return createElement('div', '', picture);
};

const picturesOf = ({ pictures }: QuickProduct): HTMLElement => {
  const row = createElement('section', 'sw-quick-pictures', ...pictures.map(pictureOf));
  row.dataset['productPictures'] = '';
  // A row that scrolls must be reached by keyboard.
  row.tabIndex = 0;
  row.ariaLabel = quickText('pictures');
  return row;
};

/** The loader finds the button among the parts and connects it, as on any page. */
export const quickProductParts = (product: QuickProduct): HTMLElement[] => {
  const link = createElement('a', '', quickText('viewFullItem'));
  link.href = product.url;
  return [
    picturesOf(product),
    createElement(
      'div',
      'sw-quick-about',
      createElement('h2', '', product.title),
      ...(product.excerpt ? [createElement('p', '', product.excerpt)] : []),
      createElement('div', 'sw-quick-parts', ...product.parts),
      link,
    ),
  ];
};
