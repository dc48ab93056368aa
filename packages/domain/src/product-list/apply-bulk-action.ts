import { productTypes, readProduct, type Product } from '../catalogue/index.ts';
import type { ItemContent } from '../pages/index.ts';
import type { BulkAction } from './product-list-schemas.ts';
import { editPrices, endOfSale, priceEdit, saleEdit } from './change-prices.ts';
import type { BulkFault } from './product-list-messages.ts';

/** Actions that change the content of a product; the others change whether visitors see it. */
export type ContentAction = Exclude<BulkAction, { readonly kind: 'publish' | 'hide' | 'trash' }>;

export const isContentAction = (action: BulkAction): action is ContentAction =>
  action.kind !== 'publish' && action.kind !== 'hide' && action.kind !== 'trash';

const editProduct = (
  item: ItemContent,
  edit: (product: Product) => Product | BulkFault,
): ItemContent | BulkFault => {
  const product = readProduct(item);
  if (!product) return 'no-price';
  const edited = edit(product);
  return typeof edited === 'string' ? edited : { ...item, structuredContent: edited };
};

const startSale = (product: Product, off: Parameters<typeof saleEdit>[0]): Product | BulkFault =>
  product.productType === productTypes.giftCard ? 'gift-card-sale' : editPrices(product, saleEdit(off));

const changePrices = (product: Product, edit: ReturnType<typeof priceEdit>): Product | BulkFault => {
  const changed = editPrices(product, edit);
  if (typeof changed === 'string' || product.productType !== productTypes.giftCard) return changed;
  return changed.variants?.some(({ price }) => price === 0) ? 'gift-card-worthless' : changed;
};

const withTerms = (known: readonly string[] = [], added: readonly string[]): string[] => [
  ...known,
  ...added.filter((term) => !known.includes(term)),
];

const withoutTerms = (known: readonly string[] = [], removed: readonly string[]): string[] =>
  known.filter((term) => !removed.includes(term));

type Terms = Pick<ItemContent, 'categories' | 'tags'>;

const editTerms = (item: ItemContent, terms: Terms): ItemContent => ({ ...item, ...terms });

/** The product after the action, the same object if nothing changes, or why it cannot be done. */
export const applyBulkAction = (item: ItemContent, action: ContentAction): ItemContent | BulkFault => {
  switch (action.kind) {
    case 'change-price':
      return editProduct(item, (product) => changePrices(product, priceEdit(action)));
    case 'start-sale':
      return editProduct(item, (product) => startSale(product, action.off));
    case 'end-sale':
      return editProduct(item, (product) => editPrices(product, endOfSale));
    case 'add-category':
      return editTerms(item, { categories: withTerms(item.categories, [action.category]) });
    case 'remove-category':
      return item.categories
        ? editTerms(item, { categories: withoutTerms(item.categories, [action.category]) })
        : item;
    case 'add-tags':
      return editTerms(item, { tags: withTerms(item.tags, action.tags) });
    case 'remove-tags':
      return item.tags ? editTerms(item, { tags: withoutTerms(item.tags, action.tags) }) : item;
  }
};
