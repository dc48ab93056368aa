import { sql } from 'drizzle-orm';
import {
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
import type { Change } from '@sitewright/domain/documents';
import type { FilePicture } from '@sitewright/domain/product-files';
import { websiteId } from '../sites/sites-tables.ts';
import type { ImportOptions, ImportProgress, ImportSummary } from './import-states.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

export const IMPORT_STATES = [
  'checking',
  'checked',
  'refused',
  'importing',
  'done',
  'cancelled',
  'failed',
  'undoing',
  'undone',
  'dismissed',
] as const;

export interface ImportKey {
  readonly websiteId: string;
  readonly importId: string;
}

/** Uploaded product files. Deleted with their files after 30 days. */
export const productImports = pgTable(
  'product_imports',
  {
    websiteId: websiteId(),
    importId: text('import_id').notNull(),
    filename: text('filename').notNull(),
    fileKind: text('file_kind', { enum: ['csv', 'zip'] }).notNull(),
    state: text('state', { enum: IMPORT_STATES }).notNull(),
    options: jsonb('options').$type<ImportOptions>().notNull(),
    accountId: text('account_id').notNull(),
    madeBy: text('made_by').notNull(),
    /** Where the pictures of the site are, as exports name them. */
    origin: text('origin').notNull(),
    /** Why the whole file is refused, and in which line. */
    faultCode: text('fault_code'),
    faultLine: integer('fault_line'),
    summary: jsonb('summary').$type<ImportSummary>(),
    progress: jsonb('progress').$type<ImportProgress>().notNull(),
    isCancelled: boolean('is_cancelled').notNull().default(false),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.websiteId, table.importId] }),
    uniqueIndex('product_imports_running')
      .on(table.websiteId)
      .where(sql`${table.state} in ('importing', 'undoing')`),
  ],
);

/** Stock levels that an import set, by variant; null is unlimited. */
export type ChangedLevels = Readonly<
  Record<string, { readonly before: number | null; readonly after: number | null }>
>;

/** Products that an import added or changed, with what undo needs. */
export const productImportItems = pgTable(
  'product_import_items',
  {
    websiteId: websiteId(),
    importId: text('import_id').notNull(),
    itemId: text('item_id').notNull(),
    line: integer('line').notNull(),
    title: text('title').notNull(),
    state: text('state', { enum: ['created', 'changed', 'undone', 'not-undone'] }).notNull(),
    message: text('message'),
    /** After the import: a product that was added and changed since is not removed. */
    revision: integer('revision').notNull(),
    draftChanges: jsonb('draft_changes').$type<readonly Change[]>(),
    /** Null where the published content stayed. */
    publishedChanges: jsonb('published_changes').$type<readonly Change[]>(),
    wasPublished: boolean('was_published').notNull(),
    stock: jsonb('stock').$type<ChangedLevels>(),
  },
  (table) => [
    primaryKey({ columns: [table.websiteId, table.importId, table.itemId] }),
    index('product_import_items_by_state').on(table.websiteId, table.importId, table.state, table.line),
  ],
);

/** Refused rows of an import, as they are in the file. */
export const productImportFaults = pgTable(
  'product_import_faults',
  {
    websiteId: websiteId(),
    importId: text('import_id').notNull(),
    line: integer('line').notNull(),
    columnName: text('column_name').notNull(),
    message: text('message').notNull(),
    cells: jsonb('cells').$type<readonly string[]>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.websiteId, table.importId, table.line] })],
);

/** Pictures that an import still has to add to its products. */
export const productImportPictures = pgTable(
  'product_import_pictures',
  {
    websiteId: websiteId(),
    importId: text('import_id').notNull(),
    itemId: text('item_id').notNull(),
    line: integer('line').notNull(),
    /** Null where the pictures of the product itself stay. */
    pictures: jsonb('pictures').$type<readonly FilePicture[]>(),
    variantPictures: jsonb('variant_pictures').$type<Readonly<Record<string, string>>>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.websiteId, table.importId, table.itemId] })],
);

/** Which file of the site a picture became: the same picture is not fetched twice. */
export const importedPictures = pgTable(
  'imported_pictures',
  {
    websiteId: websiteId(),
    /** SHA-256 of the URL, or of the content for a picture from a ZIP file. */
    sourceHash: text('source_hash').notNull(),
    assetId: text('asset_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.websiteId, table.sourceHash] })],
);
