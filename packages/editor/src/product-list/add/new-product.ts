import {
  firstVariant,
  hasVariants,
  productTypes,
  productTypeTexts,
  type Product,
  type ProductType,
} from '@sitewright/domain/catalogue';
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
    ? { productType: type, variants: [firstVariant(newId())] }
    : { productType: type, price: 0, isPriceMissing: true };

export const newProduct = (
  { pageId, title, urlId, type, displayIndex }: NewProduct,
  newId: () => string,
): ItemContent => ({
  ...newItem({ list: { id: pageId, typeName: 'products' }, title, urlId, now: 0, newId, displayIndex }),
  structuredContent: productOf(type, newId),
});

export const newProductTypes = productTypeTexts.map(({ type, name, text }) => ({
  id: String(type),
  name,
  detail: text,
}));

export const typeOf = (id: string): ProductType =>
  Object.values(productTypes).find((type) => String(type) === id) ?? productTypes.physical;
