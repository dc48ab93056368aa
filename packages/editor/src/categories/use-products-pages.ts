import { pageCalls } from '@sitewright/api/pages';
import { mapFetched, useFetched } from '../data-fetching/index.ts';

/** The products pages of the site. */
export const useProductsPages = () => {
  const { fetched, refetch } = useFetched(pageCalls.list, {});
  return {
    fetched: mapFetched(fetched, ({ pages }) => pages.filter(({ typeName }) => typeName === 'products')),
    refetch,
  };
};
