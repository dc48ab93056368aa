import { searchLimits } from '@sitewright/domain/search';

interface Searched {
  readonly query: string;
  /** Counts from 0. */
  readonly page: number;
  readonly collectionId?: string | undefined;
}

const addressOf = ({ query, page, collectionId }: Searched): string => {
  const parameters = new URLSearchParams({ q: query });
  if (collectionId !== undefined) parameters.set('f_collectionId', collectionId);
  if (page > 0) parameters.set('page', String(page));
  return `/search?${parameters}`;
};

/** Pagination URLs of search results. */
export const searchPagination = (searched: Searched, total: number) => {
  const { page, collectionId } = searched;
  const isLast = (page + 1) * searchLimits.PAGE_SIZE >= total || page >= searchLimits.LAST_PAGE;
  return {
    total,
    ...(collectionId === undefined ? {} : { collectionId }),
    ...(page === 0 ? {} : { prevPageUrl: addressOf({ ...searched, page: page - 1 }) }),
    ...(isLast ? {} : { nextPageUrl: addressOf({ ...searched, page: page + 1 }) }),
  };
};
