import { commentLimits } from '@sitewright/domain/comments';
import type {
  CommentsRequirement,
  ItemsRequirement,
  PageCollection,
  TermsRequirement,
} from '../../data-requirements/index.ts';

const CHILD_ITEMS = 20;
const MAX_ITEMS = 100;

/** Tags or categories of the collection's items. */
export const termsRequirement = (collectionId: string, terms: 'tags' | 'categories'): TermsRequirement => ({
  kind: 'terms',
  collectionId,
  terms,
});

export const chosenItemsRequirement = (itemIds: readonly string[]): ItemsRequirement => ({
  kind: 'items',
  itemIds,
  limit: Math.min(itemIds.length, MAX_ITEMS),
});

/** Items of a list within an index folder. */
export const childItemsRequirement = ({ id, pageSize }: PageCollection): ItemsRequirement => ({
  kind: 'items',
  collectionId: id,
  limit: Math.min(pageSize ?? CHILD_ITEMS, MAX_ITEMS),
});

/** A page of an item's thread. */
export const commentsRequirement = (itemId: string, page = 0): CommentsRequirement => ({
  kind: 'comments',
  itemId,
  limit: commentLimits.SHOWN,
  ...(page > 0 ? { skip: page * commentLimits.SHOWN } : {}),
});
