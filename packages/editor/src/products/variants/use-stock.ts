import { catalogueCalls } from '@sitewright/api/catalogue';
import { catalogueLimits } from '@sitewright/domain/catalogue';
import { useEffect, useMemo, useRef } from 'react';
import { useDocument, useDocumentStore } from '../../documents/index.ts';
import { dataOf, useFetched, useRefresh, useSending } from '../../data-fetching/index.ts';
import { useSession } from '../../session/index.ts';
import { useProduct } from '../state/product-context.ts';

export interface StockLevel {
  readonly isUnlimited: boolean;
  readonly quantity: number;
}

export interface StockInput {
  readonly variantId: string;
  readonly text: string;
}

/** Texts of a spreadsheet or a shop's export that mean unlimited. */
const UNLIMITED = /^(?:∞|unlimited|inf)$/i;

type StockChange =
  | { readonly variantId: string; readonly kind: 'set'; readonly quantity: number }
  | { readonly variantId: string; readonly kind: 'unlimited' };

const FAULT = `Enter a whole number from 0, or “unlimited”.`;
const UNSENT = 'Save the product first: the server is not available.';

export const readStock = ({ variantId, text }: StockInput): StockChange | undefined => {
  const tidy = text.trim();
  if (UNLIMITED.test(tidy)) return { variantId, kind: 'unlimited' };
  const quantity = /^\d{1,10}$/.test(tidy) ? Number(tidy) : Number.NaN;
  return quantity <= catalogueLimits.MAX_STOCK ? { variantId, kind: 'set', quantity } : undefined;
};

export const stockText = (level: StockLevel | undefined): string => {
  if (!level) return '0';
  return level.isUnlimited ? 'unlimited' : String(level.quantity);
};

/** Publishing retires variants and opens the stock of new ones. */
const useRefreshAfterPublishing = (): void => {
  const { key } = useProduct();
  const state = useDocument(key);
  const refresh = useRefresh();
  const revision = state.state === 'success' ? state.document.saved.publishedRevision : null;
  const known = useRef(revision);
  useEffect(() => {
    if (known.current !== revision) void refresh(catalogueCalls.listStock);
    known.current = revision;
  });
};

/** Stock is live: it is sent at once and is no part of the draft. */
export const useStock = () => {
  const { item } = useProduct();
  const store = useDocumentStore();
  const canChange = useSession().permissions.includes('inventory');
  const { fetched } = useFetched(catalogueCalls.listStock, { params: { id: item.id } });
  const stock = dataOf(fetched);
  const results = stock?.results;
  const lowThreshold = stock?.lowThreshold ?? 0;
  const { send } = useSending(catalogueCalls.changeStock);
  const refresh = useRefresh();
  useRefreshAfterPublishing();
  const levels = useMemo(
    () =>
      new Map(
        (results ?? []).map(({ variantId, unlimited, qtyInStock }): [string, StockLevel] => [
          variantId,
          { isUnlimited: unlimited, quantity: qtyInStock },
        ]),
      ),
    [results],
  );
  /** The inputs that were refused, with the reason. */
  const change = async (
    inputs: readonly StockInput[],
  ): Promise<readonly (StockInput & { readonly fault: string })[]> => {
    const read = inputs.map((input) => ({ input, change: readStock(input) }));
    const bad = read.flatMap(({ input, change: wanted }) => (wanted ? [] : [{ ...input, fault: FAULT }]));
    const changes = read.flatMap(({ change: wanted }) => (wanted ? [wanted] : []));
    if (changes.length === 0) return bad;
    const refuseAll = (fault: string) => [
      ...bad,
      ...read.flatMap(({ input, change: wanted }) => (wanted ? [{ ...input, fault }] : [])),
    ];
    // The server counts variants that it knows of.
    if (!(await store.flush())) return refuseAll(UNSENT);
    const outcome = await send({ params: { id: item.id }, body: { changes } });
    if (!outcome.ok) return refuseAll(outcome.refusal.message);
    await refresh(catalogueCalls.listStock);
    return bad;
  };
  return { levels, lowThreshold, canChange, change };
};

export type StockState = ReturnType<typeof useStock>;
