import { collectionTypes, folderBehaviors, type CollectionContent } from '../content/content.ts';

type KindContent = Pick<CollectionContent, 'type' | 'typeName'> & Partial<CollectionContent>;

/** Kinds of pages that owners can create, by their name in the API. */
export const collectionKinds = {
  page: { type: collectionTypes.page, typeName: 'page' },
  'template-page': { type: collectionTypes.templatePage, typeName: 'page' },
  splash: { type: collectionTypes.splashPage, typeName: 'splash-page' },
  'not-found': { type: collectionTypes.page, typeName: 'page', role: 'not-found' },
  error: { type: collectionTypes.page, typeName: 'page', role: 'error' },
  'lock-screen': { type: collectionTypes.page, typeName: 'page', role: 'lock-screen' },
  'popup-overlay': { type: collectionTypes.page, typeName: 'page', role: 'popup-overlay' },
  'single-sign-on': { type: collectionTypes.page, typeName: 'page', role: 'single-sign-on' },
  blog: { type: collectionTypes.generic, typeName: 'blog', ordering: 'chronological' },
  events: { type: collectionTypes.generic, typeName: 'events', ordering: 'calendar' },
  gallery: { type: collectionTypes.generic, typeName: 'gallery', ordering: 'user-orderable' },
  album: { type: collectionTypes.generic, typeName: 'album', ordering: 'user-orderable' },
  products: { type: collectionTypes.products, typeName: 'products', ordering: 'user-orderable' },
  lessons: { type: collectionTypes.lessons, typeName: 'lessons', ordering: 'user-orderable' },
  course: { type: collectionTypes.course, typeName: 'course', ordering: 'user-orderable' },
  index: {
    type: collectionTypes.generic,
    typeName: 'index',
    isFolder: true,
    folderBehavior: folderBehaviors.index,
  },
  folder: {
    type: collectionTypes.generic,
    typeName: 'folder',
    isFolder: true,
    folderBehavior: folderBehaviors.redirect,
  },
} as const satisfies Record<string, KindContent>;

export type CollectionKindName = keyof typeof collectionKinds;

export const isCollectionKind = (name: string): name is CollectionKindName =>
  Object.hasOwn(collectionKinds, name);
