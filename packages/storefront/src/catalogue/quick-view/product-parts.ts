import { BUTTON, findBeside } from '../find-near-button.ts';

/** What the formatters print for a product, wherever its own page has put it. */
const PARTS = [
  '.product-mark',
  '.product-price',
  '.product-price-notes',
  '.product-variants',
  '.product-scarcity',
  '.product-quantity-input',
  '.sqs-add-to-cart-button-wrapper',
  '.product-restock-style',
  '.product-restock-notification[data-variant-id]',
];

export interface QuickPicture {
  readonly id: string;
  readonly assetUrl: string;
  readonly altText: string;
}

/** A product as the quick view shows it. */
export interface QuickProduct {
  readonly title: string;
  readonly url: string;
  readonly excerpt: string;
  readonly pictures: readonly QuickPicture[];
  /** Elements of the product's own page, so that choices, price and button are those of its template. */
  readonly parts: readonly Element[];
}

interface PageAnswer {
  readonly item: {
    readonly title: string;
    readonly excerpt?: string;
    readonly mainImage?: QuickPicture;
    readonly items?: readonly QuickPicture[];
  };
}

const fetchPart = async (url: string, format: string): Promise<Response> => {
  const response = await fetch(`${url}?format=${format}`);
  if (!response.ok) throw new Error(`The product at ${url} answered ${response.status}.`);
  return response;
};

/** Reads a product from its own page. */
export const readQuickProduct = async (url: string, itemId: string): Promise<QuickProduct> => {
  const [page, html] = await Promise.all([
    fetchPart(url, 'json').then((response): Promise<PageAnswer> => response.json()),
    fetchPart(url, 'main-content').then((response) => response.text()),
  ]);
  const content = new DOMParser().parseFromString(html, 'text/html');
  const button = content.querySelector(`${BUTTON}[data-item-id="${itemId}"]`);
  // Of the forms of those who wait there is one for each variant.
  const found = button
    ? PARTS.flatMap((selector) => {
        const parts = findBeside(button, selector);
        return selector.includes('restock') ? parts : parts.slice(0, 1);
      })
    : [];
  // The picture of this variant is the first on the product's own page only.
  for (const part of found) delete part.dataset['selectedVariant'];
  const { title, excerpt = '', items = [], mainImage } = page.item;
  return {
    title,
    url,
    excerpt: new DOMParser().parseFromString(excerpt, 'text/html').body.textContent ?? '',
    pictures: items.length > 0 ? items : mainImage ? [mainImage] : [],
    parts: found,
  };
};
