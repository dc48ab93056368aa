import type { PageCollection, PageItem } from '../../data-requirements/index.ts';

export const fullUrlOf = ({
  urlId,
  isHomepage,
}: Pick<PageCollection, 'urlId'> & { readonly isHomepage?: boolean }): string =>
  isHomepage ? '/' : `/${urlId}`;

/** An item's address stays below its collection's own name, also where that is the home page. */
export const itemUrlOf = (
  collection: Pick<PageCollection, 'urlId'> | undefined,
  { urlId }: Pick<PageItem, 'urlId'>,
): string => (collection ? `/${collection.urlId}/${urlId}` : `/${urlId}`);

/** An address with parameters, those without a value left out. */
export const withParameters = (
  path: string,
  parameters: Readonly<Record<string, string | number | undefined>>,
): string => {
  const query = Object.entries(parameters).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}=${encodeURIComponent(value)}`],
  );
  return query.length === 0 ? path : `${path}?${query.join('&')}`;
};
