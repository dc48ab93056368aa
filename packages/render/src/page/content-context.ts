import { collectionTypes, folderBehaviors, pagePermissions, recordTypes, workflowStates } from '@sitewright/domain/pages';
import type { LoadedNeeds, PageAsset, PageAuthor, PageCollection, PageItem } from '../needs/index.ts';
import type { PageBlocks } from './page-blocks.ts';
import type { PageData } from './page-data.ts';
import { fullUrlOf, itemUrlOf } from './page-urls.ts';

/** Everything that turns stored content into what templates see. */
export interface ContentSource {
  readonly data: PageData;
  readonly loaded: LoadedNeeds;
  readonly blocks: PageBlocks;
}

const orderings = { chronological: 2, 'user-orderable': 3, calendar: 4 } as const;

const recordTypeLabels = new Map<number, string>(
  Object.entries(recordTypes).map(([name, code]) => [
    code,
    name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
  ]),
);

const findAsset = ({ data, loaded }: ContentSource, id: string | undefined): PageAsset | undefined =>
  id === undefined ? undefined : (loaded.assets.get(id) ?? data.assets?.get(id));

const findAuthor = ({ data, loaded }: ContentSource, id: string | undefined): PageAuthor | undefined =>
  id === undefined ? undefined : (data.authors?.get(id) ?? loaded.authors.get(id));

/** A stored picture as an item of its own. */
export const imageContext = (asset: PageAsset) => ({
  recordType: recordTypes.image,
  recordTypeLabel: 'image',
  workflowState: 1,
  starred: false,
  urlId: asset.id,
  systemDataId: asset.id,
  systemDataVariants: '',
  systemDataSourceType: '',
  systemDataOrigin: '',
  likeCount: 0,
  dislikeCount: 0,
  commentCount: 0,
  publicCommentCount: 0,
  commentState: 2,
  unsaved: false,
  pushedServices: {},
  pendingPushedServices: {},
  ...asset,
  body: asset.body || null,
});

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

const typeLabelOf = ({ typeName }: PageCollection): string => typeName;

const folderContext = (collection: PageCollection) =>
  collection.isFolder ? { folderBehavior: collection.folderBehavior ?? folderBehaviors.index } : {};

const mainImageContext = (owner: PageCollection | PageItem, source: ContentSource) => {
  const asset = findAsset(source, owner.mainImageId);
  if (owner.mainImageId === undefined) return {};
  return { mainImageId: owner.mainImageId, ...(asset ? { mainImage: imageContext(asset) } : {}) };
};

const features = { relatedItems: { isEnabled: false }, productQuickView: { isEnabled: false } };

/** A collection in lists and navigations: without what it holds. */
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
  features,
  folder: collection.isFolder ?? false,
  dropdown: false,
  ...folderContext(collection),
  homepage: collection.isHomepage ?? false,
  typeName: collection.typeName,
  typeLabel: typeLabelOf(collection),
  regionName: collection.regionName ?? 'default',
  synchronizing: false,
  seoHidden: collection.seo?.isHidden ?? false,
  passwordProtected: collection.permission === pagePermissions.password,
  permissionType: collection.permission ?? pagePermissions.public,
  seoData: seoContext(collection),
  ...mainImageContext(collection, source),
});

/** A page of the machine's own layout of blocks. */
export const isLayoutPage = ({ type }: Pick<PageCollection, 'type'>): boolean => type === collectionTypes.page;

/** Pages hold content of their own; every other kind is a list of items. */
export const isList = ({ type, isFolder }: PageCollection): boolean =>
  type !== collectionTypes.page &&
  type !== collectionTypes.templatePage &&
  type !== collectionTypes.splashPage &&
  !isFolder;

const bodyOf = ({ sections, body }: PageItem, { blocks }: ContentSource): string =>
  sections ? blocks.render(sections) : (body ?? '');

const pictureFields = (item: PageItem, source: ContentSource): Partial<ReturnType<typeof imageContext>> => {
  const asset = findAsset(source, item.mainImageId);
  if (!asset) return {};
  const { id: _id, title: _title, body: _body, urlId: _urlId, recordType: _type, recordTypeLabel: _label, ...fields } =
    imageContext(asset);
  return fields;
};

const childImages = (item: PageItem, source: ContentSource) =>
  (item.imageIds ?? []).flatMap((id) => {
    const asset = findAsset(source, id);
    return asset ? [imageContext(asset)] : [];
  });

const eventFields = ({ startDate, endDate, location }: PageItem) => ({
  ...(startDate === undefined ? {} : { startDate }),
  ...(endDate === undefined ? {} : { endDate }),
  ...(location ? { location } : {}),
});

const textFields = (item: PageItem, source: ContentSource) => ({
  body: bodyOf(item, source),
  excerpt: item.excerpt ?? '',
  tags: item.tags ?? [],
  categories: item.categories ?? [],
  sourceUrl: item.sourceUrl ?? '',
  passthrough: item.isPassthrough ?? false,
  ...(item.sourceUrl && item.isPassthrough ? { externalLink: item.sourceUrl } : {}),
  ...(item.promotedBlockType ? { promotedBlockType: item.promotedBlockType } : {}),
  ...(item.structuredContent ? { structuredContent: item.structuredContent } : {}),
  ...(item.customContent ? { customContent: item.customContent } : {}),
});

const countFields = (item: PageItem) => ({
  likeCount: item.likeCount ?? 0,
  dislikeCount: 0,
  commentCount: item.commentCount ?? item.publicCommentCount ?? 0,
  publicCommentCount: item.publicCommentCount ?? 0,
  commentState: item.commentState ?? 2,
});

const originFields = (item: PageItem, source: ContentSource) => {
  const { data } = source;
  const collection =
    data.collection?.id === item.collectionId
      ? data.collection
      : data.collections.find(({ id }) => id === item.collectionId);
  const author = findAuthor(source, item.authorId);
  return {
    fullUrl: itemUrlOf(collection, item),
    ...(author ? { authorId: author.id, author: authorContext(author, source) } : {}),
    ...(collection
      ? {
          collection: {
            id: collection.id,
            title: collection.title,
            type: collection.type,
            typeName: collection.typeName,
            fullUrl: fullUrlOf(collection),
            folder: collection.isFolder ?? false,
            ...folderContext(collection),
          },
        }
      : {}),
  };
};

/** An item as templates see it. */
export const itemContext = (item: PageItem, source: ContentSource) => ({
  ...(item.recordType === recordTypes.image || item.recordType === recordTypes.video
    ? pictureFields(item, source)
    : { systemDataId: item.mainImageId ?? '', assetUrl: findAsset(source, item.mainImageId)?.assetUrl ?? '' }),
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
  title: item.title,
  unsaved: false,
  pushedServices: {},
  pendingPushedServices: {},
  ...textFields(item, source),
  ...countFields(item),
  ...eventFields(item),
  ...mainImageContext(item, source),
  ...originFields(item, source),
  items: childImages(item, source),
  seoData: seoContext(item),
});

export type ItemContext = ReturnType<typeof itemContext>;
