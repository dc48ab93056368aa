import { pageCalls } from '@sitewright/api/pages';
import { withNewVariants } from '@sitewright/domain/catalogue';
import { copyItem, findTrashFault, rightsOnItems } from '@sitewright/domain/pages';
import { useNavigate } from '@tanstack/react-router';
import { useToast } from '../controls/index.ts';
import { newId, runAndWait, useDocument, useDocumentStore } from '../documents/index.ts';
import { send } from '../data-fetching/index.ts';
import { reportResult } from '../save-status/index.ts';
import { useSession } from '../session/index.ts';
import { productIn, useProduct } from './state/product-context.ts';

/** Duplicate, delete and restore, all undoable. */
export const useProductActions = () => {
  const { key, list, itemNow } = useProduct();
  const store = useDocumentStore();
  const state = useDocument(key);
  const toast = useToast();
  const navigate = useNavigate();
  const rights = rightsOnItems('products', useSession().permissions);
  const isPublished = state.state === 'success' && state.document.saved.publishedRevision !== null;
  const duplicate = async (): Promise<void> => {
    await store.flush();
    const original = itemNow();
    const query = { wanted: original.urlId.replaceAll('/', ' ') };
    const outcome = await send(pageCalls.findItemUrl, { params: { id: list.id }, query });
    if (!outcome.ok) return toast(outcome.refusal.message, 'bad');
    const copy = copyItem(original, { urlId: outcome.answer.urlId, newId });
    const content = { ...copy, structuredContent: withNewVariants(productIn(original), newId) };
    const step = { kind: 'item', id: copy.id, op: 'create', content, copyOf: original.id } as const;
    const answer = await runAndWait(store, 'Duplicate product', [step]);
    if (reportResult(toast, answer, `${original.title} duplicated`))
      await navigate({ to: '/store/products/edit', search: { id: copy.id } });
    return undefined;
  };
  const trash = async (): Promise<void> => {
    const { title } = itemNow();
    const fault = findTrashFault({ isPublished }, rights);
    if (fault !== undefined) return toast(fault, 'bad');
    const answer = await runAndWait(store, 'Delete product', [{ ...key, op: 'trash' }]);
    if (reportResult(toast, answer, `${title} moved to the trash. You can restore it for 30 days.`))
      await navigate({ to: '/store/products' });
    return undefined;
  };
  const restore = async (): Promise<void> => {
    const answer = await runAndWait(store, 'Restore product', [{ ...key, op: 'restore' }]);
    reportResult(toast, answer, `${itemNow().title} restored.`);
  };
  return { duplicate, trash, restore, canCreate: rights.canCreate };
};
