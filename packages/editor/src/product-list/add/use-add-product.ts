import { pageCalls } from '@sitewright/api/pages';
import { productListCalls } from '@sitewright/api/product-list';
import type { ProductType } from '@sitewright/domain/catalogue';
import { useToast } from '../../controls/index.ts';
import { send, useRefresh } from '../../data-fetching/index.ts';
import { newId, runAndWait, useDocumentStore } from '../../documents/index.ts';
import type { ProductRow } from '../model/use-products.ts';
import { newProduct } from './new-product.ts';

interface Wish {
  readonly pageId: string;
  readonly title: string;
  readonly type: ProductType;
}

/** New products come first: one place before the first one of the page. */
const firstPlace = async (page: string): Promise<number> => {
  const query = { page, sort: 'manual', limit: '1' } as const;
  const listed = await send(productListCalls.list, { query });
  return listed.ok && listed.answer.products[0] ? listed.answer.products[0].displayIndex - 1 : 0;
};

/** Creates products; refusals are shown. */
export const useAddProduct = () => {
  const store = useDocumentStore();
  const toast = useToast();
  const refresh = useRefresh();
  const refreshLists = () => refresh(productListCalls.list, productListCalls.readFilters);
  return {
    /** The id of the new product, or undefined if it was refused. */
    async add({ pageId, title, type }: Wish): Promise<string | undefined> {
      const url = await send(pageCalls.findItemUrl, { params: { id: pageId }, query: { wanted: title } });
      if (!url.ok) {
        toast(url.refusal.message, 'bad');
        return undefined;
      }
      const wish = { pageId, title, type, urlId: url.answer.urlId, displayIndex: await firstPlace(pageId) };
      const content = newProduct(wish, newId);
      const step = { kind: 'item', id: content.id, op: 'create', content } as const;
      const answer = await runAndWait(store, 'Add product', [step]);
      if (answer.state === 'refused') return undefined;
      await refreshLists();
      return content.id;
    },
    async duplicate({ id, title }: ProductRow): Promise<void> {
      const outcome = await send(pageCalls.duplicateItem, { params: { id } });
      toast(
        outcome.ok ? `${title} duplicated as a draft` : outcome.refusal.message,
        outcome.ok ? 'good' : 'bad',
      );
      if (outcome.ok) await refreshLists();
    },
  };
};
