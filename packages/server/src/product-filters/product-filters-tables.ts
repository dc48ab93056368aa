import {
  bigint,
  customType,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { websiteId } from '../sites/sites-tables.ts';

const blockBits = customType<{ data: string }>({ dataType: () => 'bit(2048)' });

/** Published products in the orders that visitors can choose. Each has a number in its list, the index of its bit. */
export const filterItems = pgTable(
  'filter_items',
  {
    websiteId: websiteId(),
    itemId: text('item_id').notNull(),
    collectionId: text('collection_id').notNull(),
    number: integer('number').notNull(),
    /** In the owner's order, ascending. */
    position: bigint('position', { mode: 'number' }).notNull(),
    /** Milliseconds. */
    publishedOn: bigint('published_on', { mode: 'number' }).notNull(),
    /** The lowest price as it is sold now, in minor units: what lists are sorted by. */
    price: bigint('price', { mode: 'number' }).notNull(),
    /** In small letters. */
    title: text('title').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.websiteId, table.itemId] }),
    uniqueIndex('filter_items_by_number').on(table.websiteId, table.collectionId, table.number),
    // The orders have the number too: which products of a long list match is then read from the index alone.
    index('filter_items_by_position').on(
      table.websiteId,
      table.collectionId,
      table.position,
      table.itemId,
      table.number,
    ),
    index('filter_items_by_time').on(
      table.websiteId,
      table.collectionId,
      table.publishedOn,
      table.itemId,
      table.number,
    ),
    index('filter_items_by_price').on(
      table.websiteId,
      table.collectionId,
      table.price,
      table.itemId,
      table.number,
    ),
    index('filter_items_by_title').on(
      table.websiteId,
      table.collectionId,
      table.title,
      table.itemId,
      table.number,
    ),
  ],
);

/** What the variants of published products cost as they are sold now, each price of a product once. */
export const filterPrices = pgTable(
  'filter_prices',
  {
    websiteId: websiteId(),
    itemId: text('item_id').notNull(),
    /** In minor units. */
    price: bigint('price', { mode: 'number' }).notNull(),
    /** Of the product's row in `filter_items`. */
    collectionId: text('collection_id').notNull(),
    number: integer('number').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.websiteId, table.itemId, table.price] }),
    index('filter_prices_by_price').on(table.websiteId, table.collectionId, table.price, table.number),
  ],
);

/**
 * Which products of a list have a value of a filter: a bit for each of 2048 products. Counting the products of many
 * values is then an operation on few rows.
 */
export const filterBlocks = pgTable(
  'filter_blocks',
  {
    websiteId: websiteId(),
    collectionId: text('collection_id').notNull(),
    /** category, tag, availability, price, or `option.` and its name. */
    name: text('name').notNull(),
    value: text('value').notNull(),
    /** Numbers from `block * 2048` on. */
    block: integer('block').notNull(),
    bits: blockBits('bits').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.websiteId, table.collectionId, table.name, table.value, table.block] }),
    index('filter_blocks_by_block').on(table.websiteId, table.collectionId, table.block),
  ],
);
