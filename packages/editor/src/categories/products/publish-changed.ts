import { pageCalls } from '@sitewright/api/pages';
import { isRecord } from '@sitewright/domain/documents';
import { useState } from 'react';
import { useRefresh } from '../../data-fetching/index.ts';
import { useDocumentStore, type DocumentStore } from '../../documents/index.ts';
import { sendRelease } from '../../publishing/index.ts';
import type { ListedProduct } from './assign-category.ts';

export interface PublishedProducts {
  readonly published: readonly string[];
  /** Products that were refused, with the reason. */
  readonly faults: readonly string[];
}

const refusedId = (data: unknown): string | undefined => {
  const { document } = isRecord(data) ? data : {};
  return isRecord(document) && typeof document['id'] === 'string' ? document['id'] : undefined;
};

/** Publishes products as one release; one that is refused is left out and the others are published. */
const publishAll = async (
  store: DocumentStore,
  products: readonly ListedProduct[],
  faults: readonly string[] = [],
): Promise<PublishedProducts> => {
  const [first] = products;
  if (!first) return { published: [], faults };
  const outcome = await sendRelease(store, {
    name: products.length === 1 ? first.title : `${products.length} products`,
    documents: products.map(({ id }) => ({ kind: 'item', id })),
  });
  if (outcome.ok) return { published: products.map(({ id }) => id), faults };
  const refused = refusedId(outcome.refusal.data);
  const rest = products.filter(({ id }) => id !== refused);
  const fault =
    products.length === 1 ? `${first.title}: ${outcome.refusal.message}` : outcome.refusal.message;
  return rest.length < products.length
    ? publishAll(store, rest, [...faults, fault])
    : { published: [], faults: [...faults, fault] };
};

/** Publishes products of a category in their current state. */
export const usePublishChanged = () => {
  const store = useDocumentStore();
  const refresh = useRefresh();
  const [isPending, setPending] = useState(false);
  const publish = async (products: readonly ListedProduct[]): Promise<PublishedProducts> => {
    setPending(true);
    await store.flush();
    // A release names the revision of each: those that were never opened have an unknown one.
    await Promise.all(products.map(({ id }) => store.open({ kind: 'item', id })));
    const result = await publishAll(store, products);
    await refresh(pageCalls.listItems);
    setPending(false);
    return result;
  };
  return { publish, isPending };
};
