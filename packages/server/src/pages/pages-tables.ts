import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { CollectionContent, ItemContent, PageRole } from '@sitewright/domain/pages';
import { productFiles } from '../documents/documents-tables.ts';
import { websiteId } from '../sites/sites-tables.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
const searchVector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/**
 * The published state of collections, as pages and search read it. Visitors see a collection from `visible_from` on,
 * never if it is null; every query of a page compares it.
 */
export const collections = pgTable(
  'collections',
  {
    websiteId: websiteId(),
    collectionId: text('collection_id').notNull(),
    urlId: text('url_id').notNull(),
    /** The folder that contains it. */
    parentId: text('parent_id'),
    permission: integer('permission').notNull().default(1),
    /** Which built-in page it replaces, if any. */
    role: text('role').$type<PageRole>(),
    ordering: text('ordering').notNull().default('chronological'),
    pageSize: integer('page_size').notNull().default(20),
    visibleFrom: moment('visible_from'),
    isTrashed: boolean('is_trashed').notNull().default(false),
    /** Published items; updated when items are published. */
    itemCount: integer('item_count').notNull().default(0),
    /** The content without sections and code: what other pages of the site show of this one. */
    outline: jsonb('outline').$type<CollectionContent>().notNull(),
    content: jsonb('content').$type<CollectionContent>().notNull(),
    searchText: text('search_text').notNull().default(''),
    search: searchVector('search'),
    /** Words of the title and of what it is found by at once: SKUs, categories, tags. */
    searchNames: searchVector('search_names'),
    addedAt: moment('added_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.websiteId, table.collectionId] }),
    uniqueIndex('collections_by_url')
      .on(table.websiteId, table.urlId)
      .where(sql`not ${table.isTrashed}`),
    index('collections_by_parent').on(table.websiteId, table.parentId),
    index('collections_by_role')
      .on(table.websiteId, table.role)
      .where(sql`${table.role} is not null`),
    index('collections_by_search').using('gin', table.search),
    index('collections_by_names').using('gin', table.searchNames),
  ],
);

/** The published items. Lists scan the index of their collection's order and stop at the page size. */
export const items = pgTable(
  'items',
  {
    websiteId: websiteId(),
    itemId: text('item_id').notNull(),
    collectionId: text('collection_id').notNull(),
    urlId: text('url_id').notNull(),
    title: text('title').notNull(),
    status: text('status').notNull(),
    publishOn: moment('publish_on').notNull(),
    visibleFrom: moment('visible_from'),
    isTrashed: boolean('is_trashed').notNull().default(false),
    isStarred: boolean('is_starred').notNull().default(false),
    displayIndex: integer('display_index').notNull().default(0),
    startsAt: moment('starts_at'),
    endsAt: moment('ends_at'),
    /** Not part of the content: visitors change them without a revision. */
    likeCount: integer('like_count').notNull().default(0),
    commentCount: integer('comment_count').notNull().default(0),
    content: jsonb('content').$type<ItemContent>().notNull(),
    searchText: text('search_text').notNull().default(''),
    search: searchVector('search'),
    /** Words of the title and of what it is found by at once: SKUs, categories, tags. */
    searchNames: searchVector('search_names'),
    addedAt: moment('added_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.websiteId, table.itemId] }),
    uniqueIndex('items_by_url')
      .on(table.websiteId, table.collectionId, table.urlId)
      .where(sql`not ${table.isTrashed}`),
    index('items_by_product_file')
      .using('gin', productFiles(table.content))
      .where(sql`${table.content} -> 'recordType' = '11'::jsonb`),
    index('items_by_time')
      .on(table.websiteId, table.collectionId, table.publishOn, table.itemId)
      .where(sql`${table.visibleFrom} is not null`),
    index('items_by_place')
      .on(table.websiteId, table.collectionId, table.displayIndex, table.itemId)
      .where(sql`${table.visibleFrom} is not null`),
    index('items_by_start')
      .on(table.websiteId, table.collectionId, table.startsAt, table.itemId)
      .where(sql`${table.visibleFrom} is not null`),
    index('items_by_end')
      .on(table.websiteId, table.collectionId, table.endsAt, table.itemId)
      .where(sql`${table.visibleFrom} is not null`),
    index('items_by_title')
      .on(table.websiteId, table.collectionId, table.title, table.itemId)
      .where(sql`${table.visibleFrom} is not null`),
    index('items_starred')
      .on(table.websiteId, table.collectionId, table.publishOn)
      .where(sql`${table.isStarred} and ${table.visibleFrom} is not null`),
    index('items_scheduled')
      .on(table.publishOn)
      .where(sql`${table.status} = 'scheduled' and not ${table.isTrashed}`),
    index('items_appearing')
      .on(table.websiteId, table.collectionId, table.visibleFrom)
      .where(sql`${table.status} = 'scheduled' and ${table.visibleFrom} is not null`),
    index('items_by_search').using('gin', table.search),
    index('items_by_names').using('gin', table.searchNames),
  ],
);

/** Terms of items: categories, tags, months, authors; in the order of the collection. */
export const itemTerms = pgTable(
  'item_terms',
  {
    websiteId: websiteId(),
    collectionId: text('collection_id').notNull(),
    kind: text('kind').notNull(),
    term: text('term').notNull(),
    itemId: text('item_id').notNull(),
    /** The item's position in the order of its collection: a time in milliseconds, or its index. */
    sortKey: bigint('sort_key', { mode: 'number' }),
  },
  (table) => [
    primaryKey({
      columns: [table.websiteId, table.collectionId, table.kind, table.term, table.itemId],
    }),
    index('item_terms_in_order').on(
      table.websiteId,
      table.collectionId,
      table.kind,
      table.term,
      table.sortKey,
      table.itemId,
    ),
    index('item_terms_by_item').on(table.websiteId, table.itemId),
  ],
);

/** Published items per term: counting them for every page would read them all. */
export const termCounts = pgTable(
  'term_counts',
  {
    websiteId: websiteId(),
    collectionId: text('collection_id').notNull(),
    kind: text('kind').notNull(),
    term: text('term').notNull(),
    count: integer('count').notNull(),
  },
  (table) => [primaryKey({ columns: [table.websiteId, table.collectionId, table.kind, table.term] })],
);

/** Named authors of posts; they need no account. */
export const authors = pgTable(
  'authors',
  {
    websiteId: websiteId(),
    authorId: text('author_id').notNull(),
    content: jsonb('content').$type<Readonly<Record<string, string>>>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.websiteId, table.authorId] })],
);

/** Effective immediately and in no revision, so that a hash never leaves the server with a draft. */
export const pagePasswords = pgTable(
  'page_passwords',
  {
    websiteId: websiteId(),
    collectionId: text('collection_id').notNull(),
    passwordHash: text('password_hash').notNull(),
  },
  (table) => [primaryKey({ columns: [table.websiteId, table.collectionId] })],
);
