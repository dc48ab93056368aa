import { pageCalls } from '@sitewright/api/pages';
import {
  addCategory,
  categoryNames,
  describeCategory,
  findCategory,
  moveCategory,
  stepCategory,
  type CategoryDetails,
  type CategoryPlace,
  type CollectionContent,
  type NestedCategory,
} from '@sitewright/domain/pages';
import { useMemo } from 'react';
import { dataOf, useFetched } from '../data-fetching/index.ts';
import { isPageContent, keyOf, newId, useDocumentStore } from '../documents/index.ts';
import type { StepDirection } from './tree/category-tree.tsx';

/** How many products have each category, and which categories only products have. */
export const useCategoryCounts = (page: CollectionContent) => {
  const { fetched } = useFetched(pageCalls.listTerms, {
    params: { id: page.id },
    query: { kind: 'categories', limit: '10000' },
  });
  const found = dataOf(fetched);
  const { nestedCategories } = page;
  return useMemo(() => {
    const terms = found?.terms ?? [];
    const named = new Set(categoryNames(nestedCategories));
    return {
      counts: new Map(terms.map(({ name, count }) => [name, count])),
      unlisted: terms.filter(({ name, count }) => count > 0 && !named.has(name)).map(({ name }) => name),
      changes: (found?.changes ?? []).map((change) => ({
        ...change,
        collectionId: page.id,
        kind: 'categories' as const,
      })),
    };
  }, [found, nestedCategories, page.id]);
};

const DEEPEST = 'A category cannot be moved there: categories have up to ten levels.';

/** Changes of the tree, each an undoable command on the products page. */
export const useCategoryActions = (page: CollectionContent, announce: (text: string) => void) => {
  const store = useDocumentStore();
  const key = { kind: 'collection', id: page.id } as const;
  /** The latest content: what is drawn may be one command behind. */
  const current = (): CollectionContent => {
    const content = store.state().documents.get(keyOf(key))?.content;
    return isPageContent(content) ? content : page;
  };
  const run = (
    label: string,
    change: (categories: readonly NestedCategory[]) => NestedCategory[] | undefined,
  ) => {
    const now = current();
    const nestedCategories = change(now.nestedCategories ?? []);
    if (!nestedCategories) return false;
    return store.run(label, [{ ...key, content: { ...now, nestedCategories } }]);
  };
  const nameOf = (id: string): string => findCategory(current().nestedCategories, id)?.displayName ?? '';
  return {
    move: (id: string, place: CategoryPlace): void => {
      const isMoved = run('Move category', (categories) => moveCategory(categories, id, place));
      announce(isMoved ? `${nameOf(id)} moved ${place.position} ${nameOf(place.targetId)}` : DEEPEST);
    },
    step: (id: string, direction: StepDirection): void => {
      const isMoved = run('Move category', (categories) => stepCategory(categories, id, direction));
      announce(isMoved ? `${nameOf(id)} moved ${direction}` : `${nameOf(id)} cannot be moved ${direction}`);
    },
    describe: (id: string, details: CategoryDetails): void => {
      run('Edit category', (categories) => describeCategory(categories, id, details));
    },
    /** Adds a category that only products have, so that it can be described; returns its id. */
    list: (displayName: string): string => {
      const id = newId();
      run('Add category', (categories) => addCategory(categories, { id, displayName }));
      return id;
    },
  };
};

export type CategoryActions = ReturnType<typeof useCategoryActions>;
