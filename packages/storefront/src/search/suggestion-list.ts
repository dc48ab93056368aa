import { createElement } from '../overlays/index.ts';
import type { Suggestions } from './suggestions.ts';

type Product = Suggestions['products'][number];

const linkTo = (url: string, ...children: readonly (Node | string)[]): HTMLAnchorElement => {
  const link = createElement('a', 'sw-search-option', ...children);
  link.href = url;
  link.role = 'option';
  link.tabIndex = -1;
  return link;
};

const pictureOf = ({ imageUrl }: Product): HTMLElement => {
  const place = createElement('span', 'sw-search-picture');
  if (imageUrl === null) return place;
  const image = createElement('img', '');
  image.src = imageUrl;
  // The title stands beside it.
  image.alt = '';
  place.append(image);
  return place;
};

const priceOf = ({ priceText, originalPriceText, isSoldOut }: Product, soldOut: string): HTMLElement => {
  const price = createElement('span', 'sw-search-cost', priceText);
  if (originalPriceText !== null) price.append(' ', createElement('s', '', originalPriceText));
  if (isSoldOut) price.append(' · ', soldOut);
  return price;
};

const group = (label: string, options: readonly HTMLElement[]): HTMLElement[] => {
  if (options.length === 0) return [];
  const heading = createElement('div', 'sw-search-heading', label);
  heading.id = `sw-search-${label.toLowerCase().replaceAll(/\W+/g, '-')}`;
  const list = createElement('div', 'sw-search-group', heading, ...options);
  list.role = 'group';
  list.setAttribute('aria-labelledby', heading.id);
  return [list];
};

/** What was found, as options of a list box; the last one leads to all results. */
export const suggestionList = (
  query: string,
  { products, pages, correctedQuery, texts }: Suggestions,
): HTMLElement[] => {
  if (products.length + pages.length === 0)
    return [createElement('p', 'sw-search-note', `${texts.nothingFound} “${query}”.`)];
  const meant = correctedQuery ?? query;
  return [
    ...(correctedQuery === undefined
      ? []
      : [createElement('p', 'sw-search-note', `${texts.resultsFor} “${correctedQuery}”`)]),
    ...group(
      texts.products,
      products.map((product) =>
        linkTo(
          product.url,
          pictureOf(product),
          createElement('span', 'sw-search-name', product.title),
          priceOf(product, texts.soldOut),
        ),
      ),
    ),
    ...group(
      texts.pages,
      pages.map(({ title, url, listTitle }) =>
        linkTo(
          url,
          createElement('span', 'sw-search-name', title),
          ...(listTitle === null ? [] : [createElement('small', '', listTitle)]),
        ),
      ),
    ),
    linkTo(`/search?${new URLSearchParams({ q: meant }).toString()}`, texts.allResults),
  ];
};
