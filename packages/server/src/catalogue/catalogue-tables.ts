import type { QuantityRules, SubscriptionPlan } from '@sitewright/domain/catalogue';
import type { FormDefinition } from '@sitewright/domain/forms';
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
} from 'drizzle-orm/pg-core';
import { websiteId } from '../sites/sites-tables.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** The product fields that carts read: the item's content is many times as large. Erased with the item. */
export const products = pgTable(
  'products',
  {
    websiteId: websiteId(),
    itemId: text('item_id').notNull(),
    productType: integer('product_type').notNull(),
    isSubscribable: boolean('is_subscribable').notNull(),
    subscriptionPlan: jsonb('subscription_plan').$type<SubscriptionPlan>(),
    optionOrdering: jsonb('option_ordering').$type<readonly string[]>().notNull(),
    form: jsonb('form').$type<FormDefinition>(),
    mainImageId: text('main_image_id'),
    quantityRules: jsonb('quantity_rules').$type<QuantityRules>(),
    taxClass: text('tax_class').notNull().default(''),
    /** Of a download: the file that its buyers get. */
    fileId: text('file_id'),
  },
  (table) => [primaryKey({ columns: [table.websiteId, table.itemId] })],
);

/**
 * Sold variants at their published price. A variant missing from the published product is retired, not deleted: stock
 * and orders refer to its id.
 */
export const productVariants = pgTable(
  'product_variants',
  {
    websiteId: websiteId(),
    variantId: text('variant_id').notNull(),
    itemId: text('item_id').notNull(),
    place: integer('place').notNull(),
    sku: text('sku').notNull(),
    price: bigint('price', { mode: 'number' }).notNull(),
    salePrice: bigint('sale_price', { mode: 'number' }),
    onSale: boolean('on_sale').notNull(),
    attributes: jsonb('attributes').$type<Readonly<Record<string, string>>>().notNull(),
    imageId: text('image_id'),
    allowBackorder: boolean('allow_backorder').notNull().default(false),
    isRetired: boolean('is_retired').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.websiteId, table.variantId] }),
    index('product_variants_by_item').on(table.websiteId, table.itemId, table.sku),
    index('product_variants_by_sku').on(table.websiteId, table.sku),
  ],
);

/** Effective immediately and in no revision. The quantity is the sum of the variant's moves. */
export const stockLevels = pgTable(
  'stock_levels',
  {
    websiteId: websiteId(),
    variantId: text('variant_id').notNull(),
    itemId: text('item_id').notNull(),
    quantity: integer('quantity').notNull(),
    isUnlimited: boolean('is_unlimited').notNull(),
    /** Time of the last move; null before the first. */
    updatedAt: moment('updated_at'),
  },
  (table) => [
    primaryKey({ columns: [table.websiteId, table.variantId] }),
    index('stock_levels_by_item').on(table.websiteId, table.itemId),
  ],
);

/** The history of a stock level. Append-only. */
export const stockMoves = pgTable(
  'stock_moves',
  {
    websiteId: websiteId(),
    moveId: text('move_id').notNull(),
    variantId: text('variant_id').notNull(),
    change: integer('change').notNull(),
    quantityAfter: integer('quantity_after').notNull(),
    /** Whether the quantity counted before and after the move. */
    wasUnlimited: boolean('was_unlimited').notNull().default(false),
    isUnlimited: boolean('is_unlimited').notNull().default(false),
    reason: text('reason').notNull(),
    note: text('note').notNull().default(''),
    madeBy: text('made_by').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.websiteId, table.moveId] }),
    index('stock_moves_by_variant').on(table.websiteId, table.variantId, table.moveId),
  ],
);
