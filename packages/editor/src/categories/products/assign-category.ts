import { pageCalls } from '@sitewright/api/pages';
import type { CallAnswer } from '@sitewright/api/call';
import { documentLimits } from '@sitewright/domain/documents';
import { pageLimits } from '@sitewright/domain/pages';
import { useToast } from '../../controls/index.ts';
import { useRefresh } from '../../data-fetching/index.ts';
import {
  isItemContent,
  keyOf,
  runAndWait,
  useDocumentStore,
  type CommandStep,
  type ContentEdit,
  type DocumentStore,
} from '../../documents/index.ts';

export type ListedProduct = CallAnswer<typeof pageCalls.listItems>['items'][number];

interface Assignment {
  readonly label: string;
  readonly change: (categories: readonly string[]) => readonly string[];
}

/** A list does not tell an item without categories from one with an empty list: its document does. */
const stepOf = async (
  store: DocumentStore,
  { id, categories }: ListedProduct,
  { change }: Assignment,
): Promise<ContentEdit | CommandStep | string> => {
  const key = { kind: 'item', id } as const;
  const after = change(categories);
  if (categories.length > 0)
    return {
      ...key,
      op: 'change',
      changes: [{ op: 'set', path: ['categories'], before: categories, after }],
    };
  const refusal = await store.open(key);
  const content = store.state().documents.get(keyOf(key))?.content;
  if (!isItemContent(content)) return refusal?.message ?? 'The product could not be opened.';
  return { ...key, content: { ...content, categories: change(content.categories ?? []) } };
};

const inParts = <Value>(values: readonly Value[], size: number): Value[][] =>
  Array.from({ length: Math.ceil(values.length / size) }, (_, index) =>
    values.slice(index * size, (index + 1) * size),
  );

/** Up to 250 products are one command, so that one undo takes them back. */
const assign = async (
  store: DocumentStore,
  products: readonly ListedProduct[],
  assignment: Assignment,
): Promise<string | undefined> => {
  for (const part of inParts(products, documentLimits.COMMAND_STEPS)) {
    const found = await Promise.all(part.map((product) => stepOf(store, product, assignment)));
    const fault = found.find((step) => typeof step === 'string');
    if (fault !== undefined) return fault;
    const steps = found.filter((step) => typeof step !== 'string');
    const result = await runAndWait(store, assignment.label, steps);
    if (result.state === 'refused') return result.refusal.message;
  }
  return undefined;
};

const FULL = `A product can have up to ${pageLimits.TERMS_PER_ITEM} categories.`;

/** Puts products into a category or takes them out of it, as drafts. */
export const useAssignCategory = (name: string, onAssigned: (products: readonly ListedProduct[]) => void) => {
  const store = useDocumentStore();
  const toast = useToast();
  const refresh = useRefresh();
  const run = async (products: readonly ListedProduct[], assignment: Assignment): Promise<boolean> => {
    const fault = await assign(store, products, assignment);
    await refresh(pageCalls.listItems, pageCalls.listTerms);
    if (fault !== undefined) toast(fault, 'bad');
    else onAssigned(products);
    return fault === undefined;
  };
  return {
    add: async (products: readonly ListedProduct[]): Promise<boolean> => {
      const full = products.find(({ categories }) => categories.length >= pageLimits.TERMS_PER_ITEM);
      if (full) {
        toast(`${full.title}: ${FULL}`, 'bad');
        return false;
      }
      return run(products, {
        label: 'Add to category',
        change: (categories) => [...new Set([...categories, name])],
      });
    },
    remove: (product: ListedProduct): Promise<boolean> =>
      run([product], {
        label: 'Remove from category',
        change: (categories) => categories.filter((each) => each !== name),
      }),
  };
};
