import { catalogueCalls } from '@sitewright/api/catalogue';
import { send } from '../../data-fetching/index.ts';
import { useToast } from '../../controls/index.ts';
import { useProduct } from '../state/product-context.ts';

/** Names other products that have a typed SKU. It is no fault: shops may share one on purpose. */
export const useSkuWarning = (): ((skus: readonly string[]) => Promise<void>) => {
  const { item } = useProduct();
  const toast = useToast();
  const warn = async (sku: string): Promise<void> => {
    const outcome = await send(catalogueCalls.listSkuUses, { query: { sku, except: item.id } });
    const titles = outcome.ok ? outcome.answer.products.map(({ title }) => title) : [];
    if (titles.length > 0) toast(`SKU ${sku} is also used by ${titles.join(', ')}`, 'bad');
  };
  return async (skus) => {
    await Promise.all([...new Set(skus)].filter((sku) => sku !== '').map(warn));
  };
};
