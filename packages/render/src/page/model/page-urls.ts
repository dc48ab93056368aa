import type { PageCollection, PageItem } from '../../data-requirements/index.ts';

export const fullUrlOf = ({
  urlId,
  isHomepage,
}: Pick<PageCollection, 'urlId'> & { readonly isHomepage?: boolean }): string =>
  isHomepage ? '/' : `/${urlId}`;

/** An item's URL is below its collection's slug, even if the collection is the homepage. */
export const itemUrlOf = (
  collection: Pick<PageCollection, 'urlId'> | undefined,
  { urlId }: Pick<PageItem, 'urlId'>,
): string => (collection ? `/${collection.urlId}/${urlId}` : `/${urlId}`);

/** A URL with parameters; undefined ones are omitted. */
export const withParameters = (
  path: string,
  parameters: Readonly<Record<string, string | number | undefined>>,
): string => {
  const query = Object.entries(parameters).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}=${encodeURIComponent(value)}`],
  );
  return query.length === 0 ? path : `${path}?${query.join('&')}`;
};
