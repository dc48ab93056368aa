import { commentLimits } from '@sitewright/domain/comments';
import type { CommentsNeed, ItemsNeed, PageCollection, TermsNeed } from '../../data-requirements/index.ts';

const CHILD_ITEMS = 20;
const MOST_ITEMS = 100;

/** What the items of the page's own collection are filed under. */
export const collectionTermsNeed = (collectionId: string, terms: 'tags' | 'categories'): TermsNeed => ({
  kind: 'terms',
  collectionId,
  terms,
});

/** Exactly these items. */
export const chosenItemsNeed = (itemIds: readonly string[]): ItemsNeed => ({
  kind: 'items',
  itemIds,
  limit: Math.min(itemIds.length, MOST_ITEMS),
});

/** The items of a list that an index folder stacks. */
export const childItemsNeed = ({ id, pageSize }: PageCollection): ItemsNeed => ({
  kind: 'items',
  collectionId: id,
  limit: Math.min(pageSize ?? CHILD_ITEMS, MOST_ITEMS),
});

/** A page of the thread below an item. */
export const commentsNeed = (itemId: string, page = 0): CommentsNeed => ({
  kind: 'comments',
  itemId,
  limit: commentLimits.SHOWN,
  ...(page > 0 ? { skip: page * commentLimits.SHOWN } : {}),
});
