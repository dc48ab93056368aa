import { documentCalls } from '@sitewright/api/documents';
import { navigationCalls } from '@sitewright/api/navigation';
import { pageCalls } from '@sitewright/api/pages';
import { productFileCalls } from '@sitewright/api/product-files';
import { productListCalls } from '@sitewright/api/product-list';
import { SITE_DOCUMENT } from '@sitewright/domain/documents';
import { useToast } from '../controls/index.ts';
import { send, useRefresh } from '../data-fetching/index.ts';
import { catchUp, useDocumentStore } from '../documents/index.ts';
import { useSession } from '../session/index.ts';
import { createStore, type NewStore } from './create-store.ts';

export interface CreatedStore {
  readonly id: string;
  readonly urlId: string;
}

/** Makes a store and shows what went wrong. */
export const useCreateStore = () => {
  const websiteId = useSession().website.id ?? '';
  const toast = useToast();
  const refresh = useRefresh();
  const store = useDocumentStore();
  return async (wish: Omit<NewStore, 'websiteId'>): Promise<CreatedStore | undefined> => {
    const result = await createStore(send, { ...wish, websiteId });
    if (result.message !== undefined) toast(result.message, 'bad');
    if (!('id' in result)) return undefined;
    // The navigation was changed by a call, not by a command of this tab.
    const navigation = { kind: 'navigation', id: SITE_DOCUMENT, revision: Infinity } as const;
    await catchUp({ store }, [navigation]);
    await refresh(
      pageCalls.list,
      navigationCalls.readLayout,
      productListCalls.list,
      productListCalls.readFilters,
      productFileCalls.listPages,
      documentCalls.listChanges,
    );
    return { id: result.id, urlId: result.urlId };
  };
};
