import { isCollectionKind, collectionKinds } from './collection-kinds.ts';
import { collectionTypes, recordTypes, type CollectionContent, type Ordering } from '../content/content.ts';

interface ItemWords {
  readonly one: string;
  readonly many: string;
}

/** The lists whose items are written on their own pages, by what an owner calls one of them. */
const itemKinds = {
  blog: { recordType: recordTypes.text, one: 'post', many: 'posts' },
  events: { recordType: recordTypes.event, one: 'event', many: 'events' },
  gallery: { recordType: recordTypes.image, one: 'item', many: 'items' },
  album: { recordType: recordTypes.audio, one: 'track', many: 'tracks' },
  lessons: { recordType: recordTypes.lesson, one: 'lesson', many: 'lessons' },
  course: { recordType: recordTypes.lesson, one: 'lesson', many: 'lessons' },
  products: { recordType: recordTypes.storeItem, one: 'product', many: 'products' },
} as const satisfies Record<string, ItemWords & { readonly recordType: number }>;

export type ItemListName = keyof typeof itemKinds;

/** Whether a page of this type is a list of items. */
export const isItemList = (typeName: string): typeName is ItemListName => Object.hasOwn(itemKinds, typeName);

/** A product is more than a page: with variants and stock, it is neither begun nor copied like one. */
export const isWrittenItem = (typeName: string): boolean => isItemList(typeName) && typeName !== 'products';

export const itemWords = (typeName: string): ItemWords =>
  isItemList(typeName) ? itemKinds[typeName] : { one: 'item', many: 'items' };

export const recordTypeOf = (typeName: string): number =>
  isItemList(typeName) ? itemKinds[typeName].recordType : recordTypes.text;

type ItemList = Pick<CollectionContent, 'type' | 'typeName'>;

const holdsProducts = ({ type, typeName }: ItemList): boolean =>
  type === collectionTypes.products || typeName === 'products';

/** What a new item of a list is; a template may show products under a type name of its own. */
export const itemTypeOf = (list: ItemList): number =>
  holdsProducts(list) ? recordTypes.storeItem : recordTypeOf(list.typeName);

/** Why a list cannot hold an item of a type. Lists other than those of products hold anything else. */
export const findItemTypeFault = (recordType: number, list: ItemList): string | undefined => {
  const isProduct = recordType === recordTypes.storeItem;
  if (holdsProducts(list) === isProduct) return undefined;
  return isProduct ? 'Products belong on a products page.' : 'A products page holds products only.';
};

/** How a list is ordered that does not say it itself. */
export const usualOrdering = (typeName: string): Ordering => {
  const kind = isCollectionKind(typeName) ? collectionKinds[typeName] : undefined;
  return kind && 'ordering' in kind ? kind.ordering : 'chronological';
};
