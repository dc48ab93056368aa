import { asBoolean, asNumber, isTruthy, property, type PredicateTable } from '@sitewright/template';
import { isFieldTruthy, isObject, stripTags, textField } from '../data/index.ts';

const COLLECTION_TYPE = { templatePage: 7, page: 10 } as const;
const FOLDER_BEHAVIOR = { index: 1, redirect: 2 } as const;

const collectionOf = (node: unknown): unknown => property(node, 'collection');
const typeOf = (node: unknown): number => asNumber(property(node, 'type'));

const hasExcerpt = (node: unknown): boolean => {
  const excerpt = property(node, 'excerpt');
  const html = typeof excerpt === 'string' ? excerpt : textField(excerpt, 'html');
  return stripTags(html).replaceAll(/[\s\u{200B}\u{A0}]+/gu, '') !== '';
};

const hasChildImages = (node: unknown): boolean => hasMainImage(property(property(node, 'items'), 0));
const hasMainImage = (node: unknown): boolean =>
  isFieldTruthy(node, 'mainImageId') || isFieldTruthy(node, 'systemDataId');

const isIndex = (node: unknown): boolean => {
  const collection = collectionOf(node);
  return (
    isFieldTruthy(collection, 'folder') && property(collection, 'folderBehavior') === FOLDER_BEHAVIOR.index
  );
};

const isTemplatePage = (node: unknown): boolean => {
  const collection = collectionOf(node);
  return typeOf(collection === undefined ? node : collection) === COLLECTION_TYPE.templatePage;
};

const isClickable = (behavior: unknown): boolean =>
  behavior === undefined ||
  asNumber(behavior) === FOLDER_BEHAVIOR.index ||
  asNumber(behavior) === FOLDER_BEHAVIOR.redirect;

const hasMultiple = (node: unknown): boolean => {
  if (Array.isArray(node)) return node.length > 1;
  return isObject(node) && Object.keys(node).length > 1;
};

/** The kind and properties of a page, collection or item. */
export const pagePredicates: PredicateTable = {
  'calendar-view?': () => (_node, context) => asBoolean(context.resolveName('calendarView')),
  'child-images?': () => hasChildImages,
  'clickable?': () => (_node, context) => isClickable(context.resolveName('folderBehavior')),
  'collection-page?': () => (node) => typeOf(collectionOf(node)) === COLLECTION_TYPE.page,
  'collection-template-page?': () => isTemplatePage,
  'collection?': () => (node) => isTruthy(collectionOf(node)),
  'collectionTypeNameEquals?':
    ([name]) =>
    (_node, context) =>
      name !== undefined && context.resolveName('typeName') === name,
  'excerpt?': () => hasExcerpt,
  'external-link?': () => (node) => isFieldTruthy(node, 'externalLink'),
  'folder?': () => (node) => isFieldTruthy(collectionOf(node), 'folder'),
  'has-multiple?': () => hasMultiple,
  'index?': () => isIndex,
  'main-image?': () => hasMainImage,
  'passthrough?': () => (node) => isFieldTruthy(node, 'passthrough') && textField(node, 'sourceUrl') !== '',
  'redirect?': () => (node) => asNumber(property(node, 'folderBehavior')) === FOLDER_BEHAVIOR.redirect,
  'serviceNameEmail?': () => (node) => textField(node, 'serviceName') === 'email',
};
