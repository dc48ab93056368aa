import type { ItemsNeed, PageCollection, TermsNeed } from '../needs/index.ts';

const CHILD_ITEMS = 20;
const MOST_ITEMS = 100;

/** What the items of the page's own collection are filed under. */
export const collectionTermsNeed = (collectionId: string, terms: 'tags' | 'categories'): TermsNeed => ({
  kind: 'terms',
  collectionId,
  terms,
});

/** The items of a list that an index folder stacks. */
export const childItemsNeed = ({ id, pageSize }: PageCollection): ItemsNeed => ({
  kind: 'items',
  collectionId: id,
  limit: Math.min(pageSize ?? CHILD_ITEMS, MOST_ITEMS),
});
