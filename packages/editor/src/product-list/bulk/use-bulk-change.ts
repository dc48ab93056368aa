import type { CallAnswer, CallInput } from '@sitewright/api/call';
import { pageCalls } from '@sitewright/api/pages';
import { productListCalls } from '@sitewright/api/product-list';
import type { BulkAction } from '@sitewright/domain/product-list';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useToast } from '../../controls/index.ts';
import { CallRefused, send, useRefresh } from '../../data-fetching/index.ts';

export type BulkChange = CallAnswer<typeof productListCalls.readChange>;
type Products = CallInput<typeof productListCalls.changeProducts>['body']['products'];

const POLL_MS = 500;
const key = [productListCalls.readLatestChange.path];

export const isWorking = ({ state }: Pick<BulkChange, 'state'>): boolean =>
  state === 'running' || state === 'undoing';

const readLatest = async (): Promise<BulkChange | null> => {
  const outcome = await send(productListCalls.readLatestChange, {});
  if (!outcome.ok) throw new CallRefused(outcome.refusal);
  return outcome.answer.change;
};

/** Lists are read again when a change ends, and now and then while it runs. */
const useRefreshAtEnd = (change: BulkChange | null): void => {
  const refresh = useRefresh();
  const last = useRef<string>(undefined);
  const state = change === null ? undefined : `${change.id} ${change.state}`;
  const isEnded = change !== null && !isWorking(change);
  useEffect(() => {
    if (last.current !== undefined && last.current !== state && isEnded)
      void refresh(productListCalls.list, productListCalls.readFilters, pageCalls.listItems);
    last.current = state;
  }, [state, isEnded, refresh]);
};

export interface BulkControls {
  /** The last change that runs or can be undone, also after a reload. */
  readonly change: BulkChange | null;
  /** What undo takes back; the notice may have been dismissed. */
  readonly undoable: BulkChange | undefined;
  /** Whether it was started; if not, the reason is shown. */
  readonly start: (action: BulkAction, products: Products, isLive: boolean) => Promise<boolean>;
  readonly cancel: () => Promise<void>;
  readonly undo: () => Promise<void>;
  readonly dismiss: () => Promise<void>;
}

export const useBulkChange = (): BulkControls => {
  const toast = useToast();
  const queries = useQueryClient();
  const { data: change = null } = useQuery({
    queryKey: key,
    queryFn: readLatest,
    refetchInterval: ({ state: { data } }) => (data && isWorking(data) ? POLL_MS : false),
  });
  useRefreshAtEnd(change);
  const [dismissed, setDismissed] = useState<BulkChange>();
  const latest = change ?? dismissed;
  const take = (outcome: Awaited<ReturnType<typeof sendStart>>): boolean => {
    if (outcome.ok) queries.setQueryData(key, outcome.answer);
    else toast(outcome.refusal.message, 'bad');
    return outcome.ok;
  };
  const id = change?.id ?? '';
  return {
    change,
    undoable: latest?.canUndo ? latest : undefined,
    start: async (action, products, isLive) => take(await sendStart({ action, products, isLive })),
    async cancel() {
      take(await send(productListCalls.cancelChange, { params: { id } }));
    },
    async undo() {
      if (latest) take(await send(productListCalls.undoChange, { params: { id: latest.id } }));
    },
    async dismiss() {
      setDismissed(change ?? undefined);
      queries.setQueryData(key, null);
      await send(productListCalls.dismissChange, { params: { id } });
    },
  };
};

const sendStart = (body: CallInput<typeof productListCalls.changeProducts>['body']) =>
  send(productListCalls.changeProducts, { body });
