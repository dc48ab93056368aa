import type { Suggestions } from './suggestions.ts';

type Product = Suggestions['products'][number];

const element = <Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  className: string,
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Name] => {
  const made = document.createElement(name);
  made.className = className;
  made.append(...children);
  return made;
};

/** No paragraph: style sheets of sites give those margins and paddings of their own. */
const noteOf = (text: string): HTMLElement => element('div', 'sw-search-note', text);

const linkTo = (url: string, ...children: readonly (Node | string)[]): HTMLAnchorElement => {
  const link = element('a', 'sw-search-option', ...children);
  link.href = url;
  link.role = 'option';
  link.tabIndex = -1;
  return link;
};

const pictureOf = ({ imageUrl }: Product): HTMLElement => {
  const place = element('span', 'sw-search-picture');
  if (imageUrl === null) return place;
  const image = element('img', '');
  image.src = imageUrl;
  // The title stands beside it.
  image.alt = '';
  place.append(image);
  return place;
};

const priceOf = ({ priceText, originalPriceText, isSoldOut }: Product, soldOut: string): HTMLElement => {
  const price = element('span', 'sw-search-cost', priceText);
  if (originalPriceText !== null) price.append(' ', element('s', '', originalPriceText));
  if (isSoldOut) price.append(' · ', soldOut);
  return price;
};

const group = (label: string, options: readonly HTMLElement[]): HTMLElement[] => {
  if (options.length === 0) return [];
  const heading = element('div', 'sw-search-heading', label);
  heading.id = `sw-search-${label.toLowerCase().replaceAll(/\W+/g, '-')}`;
  const list = element('div', 'sw-search-group', heading, ...options);
  list.role = 'group';
  list.setAttribute('aria-labelledby', heading.id);
  return [list];
};

/** What was found, as options of a list box; the last one leads to all results. */
export const suggestionList = (
  query: string,
  { products, pages, productLists, correctedQuery, texts }: Suggestions,
): HTMLElement[] => {
  if (products.length + pages.length === 0)
    return [
      noteOf(`${texts.nothingFound} “${query}”.`),
      ...productLists.map(({ title, url }) => linkTo(url, element('span', 'sw-search-name', title))),
    ];
  const meant = correctedQuery ?? query;
  return [
    ...(correctedQuery === undefined ? [] : [noteOf(`${texts.resultsFor} “${correctedQuery}”`)]),
    ...group(
      texts.products,
      products.map((product) =>
        linkTo(
          product.url,
          pictureOf(product),
          element('span', 'sw-search-name', product.title),
          priceOf(product, texts.soldOut),
        ),
      ),
    ),
    ...group(
      texts.pages,
      pages.map(({ title, url, listTitle }) =>
        linkTo(
          url,
          element('span', 'sw-search-name', title),
          ...(listTitle === null ? [] : [element('small', '', listTitle)]),
        ),
      ),
    ),
    linkTo(`/search?${new URLSearchParams({ q: meant }).toString()}`, texts.allResults),
  ];
};
