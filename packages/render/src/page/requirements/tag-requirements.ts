import type {
  ItemsRequirement,
  DataRequirement,
  PageCollection,
  RelatedRequirement,
  TermsRequirement,
} from '../../data-requirements/index.ts';
import type { TagAttributes, TagKind } from '../../tags/index.ts';
import { indexOf } from '../model/collection-index.ts';

export const QUERIES_PER_PAGE = 8;
const MAX_RESULTS = 100;
const DEFAULT_RELATED = 3;

const listOf = (text: string | undefined): string[] =>
  (text ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

const countOf = (text: string | undefined, fallback: number): number => {
  const count = Number.parseInt(text ?? '', 10);
  return Number.isNaN(count) ? fallback : Math.min(Math.max(count, 0), MAX_RESULTS);
};

const urlIdOf = (text: string | undefined): string => (text ?? '').replaceAll(/^\/+|\/+$/g, '');

const queryRequirement = (attributes: TagAttributes): ItemsRequirement | undefined => {
  const collectionUrlId = urlIdOf(attributes['collection']);
  const limit = countOf(attributes['limit'], MAX_RESULTS);
  if (collectionUrlId === '' || limit === 0) return undefined;
  const categories = listOf(attributes['category']);
  const tags = listOf(attributes['tag']);
  const skip = countOf(attributes['skip'], 0);
  return {
    kind: 'items',
    collectionUrlId,
    limit,
    ...(skip > 0 ? { skip } : {}),
    ...(categories.length > 0 ? { categories } : {}),
    ...(tags.length > 0 ? { tags } : {}),
    ...(attributes['featured'] === 'true' ? { isFeatured: true } : {}),
  };
};

const relatedRequirement = (attributes: TagAttributes): RelatedRequirement | undefined => {
  const { collectionid: collectionId = '', itemid: itemId = '' } = attributes;
  const limit = countOf(attributes['limit'], DEFAULT_RELATED);
  return collectionId === '' || itemId === '' || limit === 0
    ? undefined
    : { kind: 'related', collectionId, itemId, limit };
};

/** The collection that a tag refers to by URL slug or id. */
export const namedCollection = (
  attributes: TagAttributes,
  collections: readonly PageCollection[],
): PageCollection | undefined => {
  const name = urlIdOf(attributes['collection']);
  const { byUrlId, byId } = indexOf(collections);
  return byUrlId.get(name) ?? byId.get(name);
};

const categoryRequirement = (
  attributes: TagAttributes,
  collections: readonly PageCollection[],
): TermsRequirement | undefined => {
  const collection = namedCollection(attributes, collections);
  return collection && { kind: 'terms', collectionId: collection.id, terms: 'categories' };
};

export const hasRequirement = (kind: TagKind): boolean =>
  kind === 'query' || kind === 'related' || kind === 'category';

/** The data that a tag requires. */
export const tagRequirement = (
  kind: TagKind,
  attributes: TagAttributes,
  collections: readonly PageCollection[],
): DataRequirement | undefined => {
  if (kind === 'query') return queryRequirement(attributes);
  if (kind === 'related') return relatedRequirement(attributes);
  return kind === 'category' ? categoryRequirement(attributes, collections) : undefined;
};
