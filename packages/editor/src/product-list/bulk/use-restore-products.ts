import { productListCalls } from '@sitewright/api/product-list';
import { documentLimits } from '@sitewright/domain/documents';
import { useToast } from '../../controls/index.ts';
import { useRefresh } from '../../data-fetching/index.ts';
import { runAndWait, useDocumentStore } from '../../documents/index.ts';
import { countText } from '../model/product-texts.ts';

const inParts = (ids: readonly string[]): string[][] =>
  Array.from({ length: Math.ceil(ids.length / documentLimits.COMMAND_STEPS) }, (_, index) =>
    ids.slice(index * documentLimits.COMMAND_STEPS, (index + 1) * documentLimits.COMMAND_STEPS),
  );

/** Takes products out of the trash, as drafts or published as they were; undo puts them back. */
export const useRestoreProducts = () => {
  const store = useDocumentStore();
  const toast = useToast();
  const refresh = useRefresh();
  return async (ids: readonly string[]): Promise<boolean> => {
    const label = ids.length === 1 ? 'Restore product' : 'Restore products';
    for (const part of inParts(ids)) {
      const steps = part.map((id) => ({ kind: 'item', id, op: 'restore' }) as const);
      // The reason of a refusal is shown for all commands alike.
      if ((await runAndWait(store, label, steps)).state === 'refused') return false;
    }
    await refresh(productListCalls.list, productListCalls.readFilters);
    toast(`Restored ${countText(ids.length)}.`);
    return true;
  };
};
