import { hasVariants, productTypes, type Product, type ProductType } from '@sitewright/domain/catalogue';
import { newItem, type ItemContent } from '@sitewright/domain/pages';

export interface NewProduct {
  readonly pageId: string;
  readonly title: string;
  readonly urlId: string;
  readonly type: ProductType;
  readonly displayIndex: number;
}

/** A product begins with one variant, or with one price. */
const productOf = (type: ProductType, newId: () => string): Product =>
  hasVariants(type)
    ? { productType: type, variants: [{ id: newId(), sku: '', attributes: {}, price: 0 }] }
    : { productType: type, price: 0 };

export const newProduct = (
  { pageId, title, urlId, type, displayIndex }: NewProduct,
  newId: () => string,
): ItemContent => ({
  ...newItem({ list: { id: pageId, typeName: 'products' }, title, urlId, now: 0, newId, displayIndex }),
  structuredContent: productOf(type, newId),
});

export const newProductTypes = [
  { id: String(productTypes.physical), name: 'Physical', detail: 'Shipped to customers' },
  { id: String(productTypes.digital), name: 'Digital', detail: 'A file to download' },
  { id: String(productTypes.service), name: 'Service', detail: 'Nothing is shipped' },
  { id: String(productTypes.giftCard), name: 'Gift card', detail: 'Sold by denominations' },
  { id: String(productTypes.paywall), name: 'Paywall', detail: 'Access to content' },
] as const;

export const typeOf = (id: string): ProductType =>
  Object.values(productTypes).find((type) => String(type) === id) ?? productTypes.physical;
