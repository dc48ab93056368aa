import {
  folderBehaviors,
  pagePermissions,
  recordTypes,
  sectionsOfItem,
  workflowStates,
} from '@sitewright/domain/pages';
import type {
  LoadedRequirements,
  PageAsset,
  PageAuthor,
  PageCollection,
  PageItem,
} from '../../data-requirements/index.ts';
import { derivedWithin } from '../../derived/index.ts';
import { indexOf } from '../model/collection-index.ts';
import type { PageBlocks } from '../blocks/page-blocks.ts';
import type { PageData } from '../model/page-data.ts';
import { fullUrlOf, itemUrlOf } from '../model/page-urls.ts';
import { collectionFeatures, structuredContentOf } from './shop-context.ts';

/** Everything needed to convert stored content to template data. */
export interface ContentSource {
  readonly data: PageData;
  readonly loaded: LoadedRequirements;
  readonly blocks: PageBlocks;
}

const orderings = { chronological: 2, 'user-orderable': 3, calendar: 4 } as const;

const recordTypeLabels = new Map<number, string>(
  Object.entries(recordTypes).map(([name, code]) => [
    code,
    name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
  ]),
);

export const findAsset = ({ data, loaded }: ContentSource, id: string | undefined): PageAsset | undefined =>
  id === undefined ? undefined : (loaded.assets.get(id) ?? data.assets?.get(id));

const findAuthor = ({ loaded }: ContentSource, id: string | undefined): PageAuthor | undefined =>
  id === undefined ? undefined : loaded.authors.get(id);

/**
 * A stored image as an item. One literal, as for items: merging parts took most of the time of long lists. An
 * undefined value counts as missing, in templates and in JSON.
 */
export const imageContext = (asset: PageAsset) => ({
  id: asset.id,
  recordType: recordTypes.image,
  recordTypeLabel: 'image',
  workflowState: 1,
  displayIndex: 0,
  starred: false,
  urlId: asset.id,
  title: asset.title ?? '',
  body: asset.body || null,
  filename: asset.filename,
  altText: asset.altText ?? '',
  assetUrl: asset.assetUrl,
  contentType: asset.contentType,
  originalSize: asset.originalSize,
  mediaFocalPoint: asset.mediaFocalPoint,
  colorData: asset.colorData,
  systemDataId: asset.id,
  systemDataVariants: asset.systemDataVariants ?? '',
  systemDataSourceType: '',
  systemDataOrigin: '',
  likeCount: 0,
  dislikeCount: 0,
  commentCount: 0,
  publicCommentCount: 0,
  commentState: 2,
  unsaved: false,
  pushedServices: NO_SERVICES,
  pendingPushedServices: NO_SERVICES,
});

export type ImageContext = ReturnType<typeof imageContext>;

const NO_SERVICES = {};

const authorContext = (author: PageAuthor, source: ContentSource) => ({
  firstName: '',
  lastName: '',
  bio: '',
  websiteUrl: '',
  ...author,
  isDeactivated: false,
  deleted: false,
  systemGenerated: false,
  avatarAssetUrl: findAsset(source, author.avatarId)?.assetUrl ?? '',
});

const seoContext = ({ seo }: PageCollection | PageItem) => ({
  seoTitle: seo?.title ?? '',
  seoDescription: seo?.description ?? '',
  seoHidden: seo?.isHidden ?? false,
});

const folderBehaviorOf = ({ isFolder, folderBehavior }: PageCollection): number | undefined =>
  isFolder ? (folderBehavior ?? folderBehaviors.index) : undefined;

const mainImageOf = (owner: PageCollection | PageItem, source: ContentSource): ImageContext | undefined => {
  const asset = findAsset(source, owner.mainImageId);
  return asset && imageContext(asset);
};

/** A collection in lists and navigations, without its content. */
export const collectionSummary = (collection: PageCollection, source: ContentSource) => ({
  id: collection.id,
  websiteId: source.data.site.id,
  enabled: true,
  starred: false,
  type: collection.type,
  ordering: orderings[collection.ordering ?? 'user-orderable'],
  title: collection.title,
  navigationTitle: collection.navigationTitle ?? collection.title,
  urlId: collection.urlId,
  fullUrl: fullUrlOf(collection),
  itemCount: collection.itemCount ?? 0,
  updatedOn: collection.updatedOn ?? 0,
  publishOn: collection.publishOn ?? 0,
  description: collection.description ?? '',
  features: collectionFeatures(collection, source.data),
  folder: collection.isFolder ?? false,
  dropdown: false,
  folderBehavior: folderBehaviorOf(collection),
  homepage: collection.isHomepage ?? false,
  typeName: collection.typeName,
  typeLabel: collection.typeName,
  regionName: collection.regionName ?? 'default',
  synchronizing: false,
  seoHidden: collection.seo?.isHidden ?? false,
  passwordProtected: collection.permission === pagePermissions.password,
  permissionType: collection.permission ?? pagePermissions.public,
  seoData: seoContext(collection),
  mainImageId: collection.mainImageId,
  backgroundSource: collection.backgroundSource,
  mainImage: mainImageOf(collection, source),
});

const bodyOf = (item: PageItem, { data, blocks }: ContentSource): string => {
  const { id, sections, body } = item;
  if (item !== data.item) return sections ? blocks.render(sections) : (body ?? '');
  const isPlain = sections === undefined && body !== undefined && body !== '';
  if (isPlain && blocks.context.mode !== 'edit') return body;
  return blocks.renderOwn(sectionsOfItem(item), { area: 'sections', kind: 'item', id });
};

const childImages = (item: PageItem, source: ContentSource): ImageContext[] =>
  (item.imageIds ?? []).flatMap((id) => {
    const asset = findAsset(source, id);
    return asset ? [imageContext(asset)] : [];
  });

/** The collection of an item in short, shared by all items of a list. */
const originContext = derivedWithin((collection: PageCollection) => ({
  id: collection.id,
  title: collection.title,
  type: collection.type,
  typeName: collection.typeName,
  fullUrl: fullUrlOf(collection),
  folder: collection.isFolder ?? false,
  folderBehavior: folderBehaviorOf(collection),
}));

const homeOf = ({ collectionId }: PageItem, { data }: ContentSource): PageCollection | undefined =>
  data.collection?.id === collectionId ? data.collection : indexOf(data.collections).byId.get(collectionId);

/** Image and video items are files themselves; other items have a main image. */
const isFile = ({ recordType }: PageItem): boolean =>
  recordType === recordTypes.image || recordType === recordTypes.video;

/** An item as templates see it. */
export const itemContext = (item: PageItem, source: ContentSource) => {
  const collection = homeOf(item, source);
  const author = findAuthor(source, item.authorId);
  const image = mainImageOf(item, source);
  const file = isFile(item) ? image : undefined;
  return {
    id: item.id,
    collectionId: item.collectionId,
    recordType: item.recordType,
    recordTypeLabel: recordTypeLabels.get(item.recordType) ?? '',
    addedOn: item.addedOn ?? item.publishOn ?? 0,
    updatedOn: item.updatedOn ?? item.publishOn ?? 0,
    publishOn: item.publishOn ?? item.addedOn ?? 0,
    displayIndex: item.displayIndex ?? 0,
    starred: item.isStarred ?? false,
    workflowState: workflowStates[item.status],
    urlId: item.urlId,
    fullUrl: itemUrlOf(collection, item),
    title: item.title,
    body: bodyOf(item, source),
    excerpt: item.excerpt ?? '',
    tags: item.tags ?? [],
    categories: item.categories ?? [],
    sourceUrl: item.sourceUrl ?? '',
    passthrough: item.isPassthrough ?? false,
    externalLink: item.isPassthrough ? item.sourceUrl : undefined,
    backgroundSource: item.backgroundSource,
    promotedBlockType: item.promotedBlockType,
    promotedBlock: source.blocks.renderPromoted(item) || undefined,
    structuredContent: structuredContentOf(item, source.data),
    customContent: item.customContent,
    likeCount: item.likeCount ?? 0,
    dislikeCount: 0,
    commentCount: item.commentCount ?? item.publicCommentCount ?? 0,
    publicCommentCount: item.publicCommentCount ?? 0,
    commentState: item.commentState ?? 2,
    startDate: item.startDate,
    endDate: item.endDate,
    location: item.location,
    authorId: author?.id,
    author: author && authorContext(author, source),
    collection: collection && originContext(collection),
    mainImageId: item.mainImageId,
    mainImage: image,
    items: childImages(item, source),
    systemDataId: item.mainImageId ?? '',
    assetUrl: image?.assetUrl ?? '',
    filename: file?.filename,
    contentType: file?.contentType,
    originalSize: file?.originalSize,
    mediaFocalPoint: file?.mediaFocalPoint,
    colorData: file?.colorData,
    altText: file?.altText,
    systemDataVariants: file?.systemDataVariants,
    unsaved: false,
    pushedServices: NO_SERVICES,
    pendingPushedServices: NO_SERVICES,
    seoData: seoContext(item),
  };
};

export type ItemContext = ReturnType<typeof itemContext>;
