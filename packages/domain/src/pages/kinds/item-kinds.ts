import { isCollectionKind, collectionKinds } from './collection-kinds.ts';
import { recordTypes, type Ordering } from '../content/content.ts';

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

/** How a list is ordered that does not say it itself. */
export const usualOrdering = (typeName: string): Ordering => {
  const kind = isCollectionKind(typeName) ? collectionKinds[typeName] : undefined;
  return kind && 'ordering' in kind ? kind.ordering : 'chronological';
};
