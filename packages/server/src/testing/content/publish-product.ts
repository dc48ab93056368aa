import type { CallInput } from '@sitewright/api/call';
import { catalogueCalls } from '@sitewright/api/catalogue';
import type { Product, ProductVariant } from '@sitewright/domain/catalogue';
import { recordTypes, type ItemContent } from '@sitewright/domain/pages';
import { newId } from '../../ids/index.ts';
import { accept, publishItem } from './publish-content.ts';
import type { TestBrowser } from '../app/test-browser.ts';

type ProductFields = Partial<ItemContent> & {
  readonly title: string;
  readonly product?: Partial<Product>;
  /** Of each variant, in their order; null for no limit. */
  readonly stock?: readonly (number | null)[];
};

type NewStock = CallInput<typeof catalogueCalls.changeStock>['body']['changes'][number];

export const variant = (fields: Partial<ProductVariant> = {}): ProductVariant => ({
  id: newId(),
  sku: `SKU-${newId().slice(-8)}`,
  attributes: {},
  price: 4500,
  ...fields,
});

/** Publishes a product and fills its shelves, through the owner's calls. */
export const publishProduct = async (
  owner: TestBrowser,
  collectionId: string,
  { product = {}, stock = [], ...fields }: ProductFields,
): Promise<{ id: string; variants: readonly ProductVariant[] }> => {
  const isSingle = product.productType === 2 || product.productType === 5;
  const variants = product.variants ?? (isSingle ? [] : [variant()]);
  const structuredContent = { productType: 1, ...product, ...(isSingle ? {} : { variants }) };
  const recordType = recordTypes.storeItem;
  const id = await publishItem(owner, collectionId, { ...fields, recordType, structuredContent });
  const changes = variants.flatMap(({ id: variantId }, index): NewStock[] => {
    const quantity = stock[index];
    if (quantity === undefined) return [];
    return [quantity === null ? { variantId, kind: 'unlimited' } : { variantId, kind: 'set', quantity }];
  });
  if (changes.length > 0)
    accept(await owner.client.send(catalogueCalls.changeStock, { params: { id }, body: { changes } }));
  return { id, variants };
};
