import {
  editableProduct,
  readProduct,
  type Product,
  type ProductVariant,
} from '@sitewright/domain/catalogue';
import type { PriceFormat } from '@sitewright/domain/money';
import type { CollectionContent, ItemContent } from '@sitewright/domain/pages';
import { createContext, use, useCallback, useEffect, useMemo, useRef } from 'react';
import { isItemContent, keyOf, useDocumentStore, type DocumentKey } from '../../documents/index.ts';

/** The product in view and how it is changed: every change is one command. */
export interface ProductState {
  readonly key: DocumentKey;
  readonly item: ItemContent;
  readonly product: Product;
  /** The page that lists it. */
  readonly list: CollectionContent;
  /** Path of its page. */
  readonly path: string;
  readonly format: PriceFormat;
  /** The current content, which may be newer than the rendered one. */
  readonly itemNow: () => ItemContent;
  readonly productNow: () => Product;
  /** False if nothing differs. */
  readonly changeItem: (label: string, edit: (item: ItemContent) => ItemContent) => boolean;
  readonly changeProduct: (label: string, edit: (product: Product) => Product) => boolean;
  /** Variants that were in view since the product was opened: one that is brought back has all of its fields. */
  readonly seenVariants: () => readonly ProductVariant[];
}

const ProductContext = createContext<ProductState | undefined>(undefined);

export const ProductProvider = ProductContext.Provider;

export const useProduct = (): ProductState => {
  const state = use(ProductContext);
  if (!state) throw new Error('There is no product in view.');
  return state;
};

export const productIn = (item: ItemContent): Product => editableProduct(item.id, readProduct(item));

interface OpenProduct {
  readonly item: ItemContent;
  readonly list: CollectionContent;
  readonly format: PriceFormat;
}

export const useProductState = ({ item, list, format }: OpenProduct): ProductState => {
  const store = useDocumentStore();
  const { id } = item;
  const itemNow = useCallback((): ItemContent => {
    const content = store.state().documents.get(keyOf({ kind: 'item', id }))?.content;
    if (!isItemContent(content)) throw new Error(`The product ${id} is not open.`);
    return content;
  }, [store, id]);
  const seen = useRef(new Map<string, ProductVariant>());
  useEffect(() => {
    for (const variant of productIn(item).variants ?? []) seen.current.set(variant.id, variant);
  }, [item]);
  const key = useMemo(() => ({ kind: 'item', id }) as const, [id]);
  return useMemo(() => {
    const changeItem: ProductState['changeItem'] = (label, edit) =>
      store.run(label, [{ ...key, content: edit(itemNow()) }]);
    return {
      key,
      item,
      product: productIn(item),
      list,
      path: `/${list.urlId}/${item.urlId}`,
      format,
      itemNow,
      productNow: () => productIn(itemNow()),
      seenVariants: () => [...seen.current.values()],
      changeItem,
      changeProduct: (label, edit) =>
        changeItem(label, (before) => ({ ...before, structuredContent: edit(productIn(before)) })),
    };
  }, [store, key, item, list, format, itemNow]);
};
