import type { CallAnswer, CallInput } from '@sitewright/api/call';
import type { productListCalls } from '@sitewright/api/product-list';
import { assetUrlOf } from '@sitewright/domain/media';
import { categoryNames } from '@sitewright/domain/pages';
import type { Site } from '@sitewright/domain/sites';
import type { Queryable } from '../database/index.ts';
import { findAssets } from '../media/index.ts';
import { readStoreSettings } from '../store/index.ts';
import type { ListingContext, ProductFilter } from './listing-query.ts';
import { refreshListings } from './listing-rows-store.ts';
import {
  countProducts,
  listStorePages,
  readListing,
  readMatchingIds,
  readTerms,
  type ListingRow,
} from './listing-store.ts';

type ListAnswer = CallAnswer<typeof productListCalls.list>;
type Row = ListAnswer['products'][number];
type Query = CallInput<typeof productListCalls.list>['query'];

const WINDOW = 100;

export interface ListingRequest {
  readonly database: Queryable;
  readonly site: Site;
  readonly now: Date;
}

export const listingContextOf = async ({ database, site, now }: ListingRequest): Promise<ListingContext> => {
  const { lowStockAlert } = await readStoreSettings(database, site.id);
  return { websiteId: site.id, now, lowAt: lowStockAlert.threshold };
};

const rangeOf = (min: string | null, max: string | null): Row['price'] =>
  min === null || max === null ? null : { min: Number(min), max: Number(max) };

const liveUrlOf = ({ liveUrlId, livePageUrl }: ListingRow): Pick<Row, 'liveUrl'> =>
  liveUrlId === null || livePageUrl === null ? {} : { liveUrl: `/${livePageUrl}/${liveUrlId}` };

const time = (value: Date | string): string => new Date(value).toISOString();

const describeRow = (row: ListingRow, pictures: ReadonlyMap<string, string>): Row => {
  const pictureUrl = pictures.get(row.imageId ?? '');
  return {
    id: row.id,
    title: row.title,
    collectionId: row.collectionId,
    path: `/${row.pageUrl}/${row.urlId}`,
    ...liveUrlOf(row),
    ...(pictureUrl === undefined ? {} : { pictureUrl }),
    status: row.status,
    ...(row.appearsAt === null ? {} : { appearsOn: time(row.appearsAt) }),
    revision: row.revision,
    isPublished: row.isPublished,
    productType: row.productType,
    price: rangeOf(row.minPrice, row.maxPrice),
    regularPrice: rangeOf(row.minRegular, row.maxRegular),
    isOnSale: row.isOnSale,
    stock: {
      quantity: row.quantity,
      isUnlimited: row.isUnlimited,
      isLow: row.isLow && !row.isUnlimited && row.quantity > 0,
      lowCount: row.lowCount,
    },
    variantCount: row.variantCount,
    ...(row.sku === null ? {} : { sku: row.sku }),
    ...(row.vendor === null ? {} : { vendor: row.vendor }),
    categories: row.categories,
    tags: row.tags,
    displayIndex: row.displayIndex,
    createdOn: time(row.createdAt),
    updatedOn: time(row.updatedAt),
  };
};

const readPictures = async (
  { database, site }: ListingRequest,
  rows: readonly ListingRow[],
): Promise<ReadonlyMap<string, string>> => {
  const ids = [...new Set(rows.flatMap(({ imageId }) => imageId ?? []))];
  const assets = ids.length === 0 ? [] : await findAssets(database, site.id, ids);
  return new Map(assets.map((asset) => [asset.id, assetUrlOf(asset)]));
};

export const listProducts = async (request: ListingRequest, query: Query): Promise<ListAnswer> => {
  const { sort = 'manual', order, offset = '0', limit, ...filter } = query;
  const { total, rows } = await readListing(request.database, await listingContextOf(request), {
    filter: filter as ProductFilter,
    sort,
    isDescending: order === 'desc',
    offset: Number(offset),
    limit: limit === undefined ? WINDOW : Number(limit),
  });
  const pictures = await readPictures(request, rows);
  return { total, products: rows.map((row) => describeRow(row, pictures)) };
};

/** The products that match a filter, in no order. */
export const listMatchingIds = async (request: ListingRequest, filter: ProductFilter): Promise<string[]> => {
  await refreshListings(request.database, request.site.id);
  return readMatchingIds(request.database, await listingContextOf(request), filter);
};

const MAX_NAMES = 1000;

/** Names that pages offer come with those that products have. */
const mergeNames = (...lists: readonly (readonly string[])[]): string[] =>
  [...new Set(lists.flat())].toSorted((a, b) => a.localeCompare(b)).slice(0, MAX_NAMES);

export const readFilters = async (
  request: ListingRequest,
): Promise<CallAnswer<typeof productListCalls.readFilters>> => {
  const { database, site } = request;
  await refreshListings(database, site.id);
  const pages = await listStorePages(database, site.id);
  const { categories, tags } = await readTerms(database, site.id);
  const context = await listingContextOf(request);
  const offered = pages.flatMap((page) => categoryNames(page.categories ?? undefined));
  return {
    currency: site.settings.currency,
    total: await countProducts(database, context),
    trashed: await countProducts(database, context, { trash: 'yes' }),
    pages: pages.map(({ id, title, urlId, isPublished }) => ({ id, title, urlId, isPublished })),
    categories: mergeNames(categories, offered),
    tags,
  };
};
