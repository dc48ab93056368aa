import type { Change } from '@sitewright/domain/documents';
import type { BulkAction } from '@sitewright/domain/product-list';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { websiteId } from '../sites/sites-tables.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
const minorUnits = (name: string) => bigint(name, { mode: 'number' });

/** A variant of a product draft. */
export interface ListedVariant {
  readonly id: string;
  readonly sku: string;
  /** The values of its options, in their order. */
  readonly options: readonly string[];
  readonly imageId: string | null;
}

/**
 * The fields of product drafts that the owner's list shows, searches and sorts by: a draft is many times as large.
 * Rows of changed items are made anew before the list is read.
 */
export const productListings = pgTable(
  'product_listings',
  {
    websiteId: websiteId(),
    itemId: text('item_id').notNull(),
    collectionId: text('collection_id').notNull(),
    revision: integer('revision').notNull(),
    publishedRevision: integer('published_revision'),
    hasChanges: boolean('has_changes').notNull(),
    isTrashed: boolean('is_trashed').notNull(),
    title: text('title').notNull(),
    sortTitle: text('sort_title').notNull(),
    /** Title, SKUs and vendor in lower case. */
    searchText: text('search_text').notNull(),
    urlId: text('url_id').notNull(),
    imageId: text('image_id'),
    productType: integer('product_type'),
    /** What shoppers pay. */
    minPrice: minorUnits('min_price'),
    maxPrice: minorUnits('max_price'),
    /** Before any sale. */
    minRegular: minorUnits('min_regular'),
    maxRegular: minorUnits('max_regular'),
    isOnSale: boolean('is_on_sale').notNull(),
    variantCount: integer('variant_count').notNull(),
    /** In their order. Null in rows that were made before the column was added: they are outdated. */
    variants: jsonb('variants').$type<readonly ListedVariant[]>(),
    sku: text('sku'),
    vendor: text('vendor'),
    categories: text('categories').array().notNull(),
    tags: text('tags').array().notNull(),
    displayIndex: integer('display_index').notNull(),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.websiteId, table.itemId] })],
);

/**
 * Sites whose rows were all compared with their documents, so that only changes have to be looked at. Emptied every
 * hour: what changed without a record of it is found then.
 */
export const productListSites = pgTable('product_list_sites', { websiteId: websiteId() }, (table) => [
  primaryKey({ columns: [table.websiteId] }),
]);

export const bulkStates = ['running', 'done', 'canceled', 'undoing', 'undone'] as const;

/** Changes of many products by one contributor. Deleted a day after they were made. */
export const productBulkChanges = pgTable(
  'product_bulk_changes',
  {
    websiteId: websiteId(),
    changeId: text('change_id').notNull(),
    accountId: text('account_id').notNull(),
    madeBy: text('made_by').notNull(),
    action: jsonb('action').$type<BulkAction>().notNull(),
    isLive: boolean('is_live').notNull(),
    state: text('state', { enum: bulkStates }).notNull(),
    isDismissed: boolean('is_dismissed').notNull().default(false),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.websiteId, table.changeId] }),
    index('product_bulk_changes_by_account').on(table.websiteId, table.accountId, table.createdAt),
    index('product_bulk_changes_by_time').on(table.createdAt),
    uniqueIndex('product_bulk_changes_running')
      .on(table.websiteId, table.accountId)
      .where(sql`${table.state} in ('running', 'undoing')`),
  ],
);

export const bulkItemStates = ['waiting', 'changed', 'unchanged', 'refused', 'undone', 'not-undone'] as const;

/** The products of a bulk change, with what undo needs. */
export const productBulkItems = pgTable(
  'product_bulk_items',
  {
    websiteId: websiteId(),
    changeId: text('change_id').notNull(),
    itemId: text('item_id').notNull(),
    title: text('title').notNull(),
    state: text('state', { enum: bulkItemStates }).notNull(),
    message: text('message'),
    draftChanges: jsonb('draft_changes').$type<readonly Change[]>(),
    /** Null where the published content stayed. */
    publishedChanges: jsonb('published_changes').$type<readonly Change[]>(),
    wasPublished: boolean('was_published').notNull().default(true),
  },
  (table) => [
    primaryKey({ columns: [table.websiteId, table.changeId, table.itemId] }),
    index('product_bulk_items_by_state').on(table.websiteId, table.changeId, table.state),
  ],
);
