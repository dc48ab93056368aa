import { productListCalls } from '@sitewright/api/product-list';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef } from 'react';
import { useLatest } from '../../controls/index.ts';
import { nextHistoryEntry, useDocumentStore, type DocumentStore } from '../../documents/index.ts';
import { useUndo, useUndoKeys, type UndoControls, type UndoScope } from '../../undo/index.ts';
import type { ListedProducts } from '../model/use-products.ts';
import { actionTexts } from './bulk-texts.ts';
import type { BulkControls } from './use-bulk-change.ts';

/** Products in the loaded rows: commands on them are undone without a question, others are named first. */
const isListed = (queries: QueryClient, id: string): boolean =>
  queries
    .getQueriesData<ListedProducts>({ queryKey: [productListCalls.list.path] })
    .some(([, window]) => window?.products.some((product) => product.id === id));

const useListScope = (): UndoScope => {
  const queries = useQueryClient();
  return useMemo(
    () => ({ documents: [], has: ({ kind, id }) => kind === 'item' && isListed(queries, id) }),
    [queries],
  );
};

const lastCommandOf = (store: DocumentStore): string | undefined =>
  nextHistoryEntry(store.state(), 'undo')?.commandId;

/** Whether the bulk change that can be undone is later than the last command. */
const useIsBulkLast = ({ undoable }: BulkControls, store: DocumentStore) => {
  const id = undoable?.id;
  const before = useRef<{ readonly id: string | undefined; readonly command: string | undefined }>(undefined);
  useEffect(() => {
    before.current = { id, command: lastCommandOf(store) };
  }, [id, store]);
  // After a reload the journal is read later than the change.
  return useLatest(
    () => id !== undefined && [undefined, lastCommandOf(store)].includes(before.current?.command),
  );
};

/** Undo of the bulk change or the command that was last, by keys and buttons. */
export const useListUndo = (announce: (text: string) => void, controls: BulkControls): UndoControls => {
  const store = useDocumentStore();
  const steps = useUndo(announce, useListScope());
  const bulk = useLatest(controls);
  const isBulkLast = useIsBulkLast(controls, store);
  const kind = controls.undoable?.action.kind;
  const undo = useMemo(
    () => ({
      ...steps,
      ...(kind !== undefined && { nextUndo: `Undo: ${actionTexts[kind].running}` }),
      undo: () => (isBulkLast.current() ? void bulk.current.undo() : steps.undo()),
    }),
    [steps, kind, bulk, isBulkLast],
  );
  useUndoKeys(undo);
  return undo;
};
