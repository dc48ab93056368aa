import { collectionTypes, type CollectionContent } from './content.ts';
import { pageLimits } from '../pages-limits.ts';

type Listed = Pick<CollectionContent, 'type' | 'ordering' | 'pageSize'>;

const largestPage = ({ type, ordering }: Listed): number => {
  if (type === collectionTypes.products) return pageLimits.PRODUCTS_PER_PAGE;
  return ordering === 'user-orderable' ? pageLimits.USER_ORDERED_PER_PAGE : pageLimits.PRODUCTS_PER_PAGE;
};

const usualPage = ({ type, ordering }: Listed): number =>
  type === collectionTypes.products || ordering === 'user-orderable'
    ? largestPage({ type, ...(ordering ? { ordering } : {}) })
    : pageLimits.PAGE_SIZE;

/** How many items one page of the list shows. */
export const pageSizeOf = (collection: Listed): number =>
  Math.max(1, Math.min(collection.pageSize ?? usualPage(collection), largestPage(collection)));
