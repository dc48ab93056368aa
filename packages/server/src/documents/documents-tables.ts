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
import type { DocumentKindName } from '@sitewright/domain/documents';
import { websites } from '../sites/sites-tables.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

const websiteId = () =>
  text('website_id')
    .notNull()
    .references(() => websites.websiteId, { onDelete: 'cascade' });

/** What owners edit. Trashed rows are erased after 30 days. */
export const documents = pgTable(
  'documents',
  {
    websiteId: websiteId(),
    kind: text('kind').$type<DocumentKindName>().notNull(),
    documentId: text('document_id').notNull(),
    /** As last saved; the published one when nothing was changed since. */
    draft: jsonb('draft').$type<unknown>().notNull(),
    /** Grows with every save: a save names the one it read. */
    revision: integer('revision').notNull(),
    /** The kept revision that visitors see; null when it was never published. */
    publishedRevision: integer('published_revision'),
    /** Whether the draft differs from what is published, or nothing is published. */
    hasChanges: boolean('has_changes').notNull().default(true),
    /** What no two documents of a site may share, such as an address. */
    uniqueKey: text('unique_key'),
    /** What it belongs to: an item's collection. */
    parentId: text('parent_id'),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
    updatedBy: text('updated_by').notNull(),
    trashedAt: moment('trashed_at'),
  },
  (table) => [
    primaryKey({ columns: [table.websiteId, table.kind, table.documentId] }),
    uniqueIndex('documents_by_unique_key')
      .on(table.websiteId, table.kind, table.uniqueKey)
      .where(sql`${table.trashedAt} is null`),
    index('documents_by_parent').on(table.websiteId, table.kind, table.parentId, table.documentId),
    index('documents_by_trash')
      .on(table.trashedAt)
      .where(sql`${table.trashedAt} is not null`),
  ],
);

/** Every published state. Append-only; erased with its document. */
export const documentRevisions = pgTable(
  'document_revisions',
  {
    websiteId: websiteId(),
    kind: text('kind').$type<DocumentKindName>().notNull(),
    documentId: text('document_id').notNull(),
    revision: integer('revision').notNull(),
    content: jsonb('content').$type<unknown>().notNull(),
    publishedAt: moment('published_at').notNull(),
    publishedBy: text('published_by').notNull(),
  },
  (table) => [primaryKey({ columns: [table.websiteId, table.kind, table.documentId, table.revision] })],
);

/** The published state of kinds that a site has one of: navigation, header and footer, styles. */
export const siteDocuments = pgTable(
  'site_documents',
  {
    websiteId: websiteId(),
    kind: text('kind').$type<DocumentKindName>().notNull(),
    content: jsonb('content').$type<unknown>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.websiteId, table.kind] })],
);
