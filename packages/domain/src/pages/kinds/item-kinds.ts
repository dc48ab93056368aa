import { isCollectionKind, collectionKinds } from './collection-kinds.ts';
import { collectionTypes, recordTypes, type CollectionContent, type Ordering } from '../content/content.ts';

interface ItemNouns {
  readonly one: string;
  readonly many: string;
}

/** Lists whose items have their own pages, with the owner's names for an item. */
const itemKinds = {
  blog: { recordType: recordTypes.text, one: 'post', many: 'posts' },
  events: { recordType: recordTypes.event, one: 'event', many: 'events' },
  gallery: { recordType: recordTypes.image, one: 'item', many: 'items' },
  album: { recordType: recordTypes.audio, one: 'track', many: 'tracks' },
  lessons: { recordType: recordTypes.lesson, one: 'lesson', many: 'lessons' },
  course: { recordType: recordTypes.lesson, one: 'lesson', many: 'lessons' },
  products: { recordType: recordTypes.storeItem, one: 'product', many: 'products' },
} as const satisfies Record<string, ItemNouns & { readonly recordType: number }>;

export type ItemListName = keyof typeof itemKinds;

export const isItemList = (typeName: string): typeName is ItemListName => Object.hasOwn(itemKinds, typeName);

/** Products are created and copied differently, because they have variants and stock. */
export const isWrittenItem = (typeName: string): boolean => isItemList(typeName) && typeName !== 'products';

export const itemNouns = (typeName: string): ItemNouns =>
  isItemList(typeName) ? itemKinds[typeName] : { one: 'item', many: 'items' };

export const recordTypeOf = (typeName: string): number =>
  isItemList(typeName) ? itemKinds[typeName].recordType : recordTypes.text;

type ItemList = Pick<CollectionContent, 'type' | 'typeName'>;

const holdsProducts = ({ type, typeName }: ItemList): boolean =>
  type === collectionTypes.products || typeName === 'products';

/** The type of new items; a template may use its own type name for products. */
export const itemTypeOf = (list: ItemList): number =>
  holdsProducts(list) ? recordTypes.storeItem : recordTypeOf(list.typeName);

/** Why a list cannot contain an item of a type. Other lists than products accept all types but products. */
export const findItemTypeFault = (recordType: number, list: ItemList): string | undefined => {
  const isProduct = recordType === recordTypes.storeItem;
  if (holdsProducts(list) === isProduct) return undefined;
  return isProduct ? 'Products belong on a products page.' : 'A products page holds products only.';
};

/** The default order of a list. */
export const usualOrdering = (typeName: string): Ordering => {
  const kind = isCollectionKind(typeName) ? collectionKinds[typeName] : undefined;
  return kind && 'ordering' in kind ? kind.ordering : 'chronological';
};
