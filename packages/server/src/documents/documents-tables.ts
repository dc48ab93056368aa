import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';
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
import type { CommandStep, DocumentKindName, FormerPlace } from '@sitewright/domain/documents';
import { accounts } from '../contributors/contributors-tables.ts';
import { websiteId } from '../sites/sites-tables.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

const accountId = () =>
  text('account_id')
    .notNull()
    .references(() => accounts.accountId, { onDelete: 'cascade' });

const kind = () => text('kind').$type<DocumentKindName>().notNull();

/** The SKUs of a product and its variants, as an array. A condition on it must be written by this function to use the index. */
export const productSkus = (
  content: SQLWrapper,
): SQL => sql`(jsonb_path_query_array(${content}, '$.structuredContent.sku')
  || jsonb_path_query_array(${content}, '$.structuredContent.variants[*].sku'))`;

/** The files that a product shows, delivers or draws swatches with, as an array; indexed in the same way. */
export const productFiles = (
  content: SQLWrapper,
): SQL => sql`(jsonb_path_query_array(${content}, '$.mainImageId')
  || jsonb_path_query_array(${content}, '$.imageIds[*]')
  || jsonb_path_query_array(${content}, '$.structuredContent.fileId')
  || jsonb_path_query_array(${content}, '$.structuredContent.variants[*].imageId')
  || jsonb_path_query_array(${content}, '$.structuredContent.videos[*].fileId')
  || jsonb_path_query_array(${content}, '$.structuredContent.videos[*].posterId')
  || jsonb_path_query_array(${content}, '$.structuredContent.swatches.*.*.imageId'))`;

/** What owners edit. Trashed rows are erased after 30 days. */
export const documents = pgTable(
  'documents',
  {
    websiteId: websiteId(),
    kind: kind(),
    documentId: text('document_id').notNull(),
    /** As last saved; equals the published content if nothing changed since. */
    draft: jsonb('draft').$type<unknown>().notNull(),
    /** Incremented by every save; a save names the revision it is based on. */
    revision: integer('revision').notNull(),
    /** The published revision; null if never published. */
    publishedRevision: integer('published_revision'),
    /** Whether the draft differs from the published content, or nothing is published. */
    hasChanges: boolean('has_changes').notNull().default(true),
    /** Unique within the site and kind, such as a URL. */
    uniqueKey: text('unique_key'),
    /** An item's collection. */
    parentId: text('parent_id'),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
    updatedBy: text('updated_by').notNull(),
    trashedAt: moment('trashed_at'),
    /** Kept after a restore: undoing the restore needs the same position. */
    trashedFrom: jsonb('trashed_from').$type<FormerPlace>(),
  },
  (table) => [
    primaryKey({ columns: [table.websiteId, table.kind, table.documentId] }),
    uniqueIndex('documents_by_unique_key')
      .on(table.websiteId, table.kind, table.uniqueKey)
      .where(sql`${table.trashedAt} is null`),
    // With all that lists of items compare: ten thousand drafts are not read to find those that changed.
    index('documents_by_parent').on(
      table.websiteId,
      table.kind,
      table.parentId,
      table.documentId,
      table.revision,
      table.publishedRevision,
      table.hasChanges,
      table.trashedAt,
    ),
    index('documents_by_changes')
      .on(table.websiteId, table.updatedAt)
      .where(sql`${table.hasChanges} and ${table.trashedAt} is null`),
    index('documents_by_product_sku')
      .using('gin', productSkus(table.draft))
      .where(sql`${table.kind} = 'item'`),
    index('documents_by_product_file')
      .using('gin', productFiles(table.draft))
      .where(sql`${table.kind} = 'item'`),
    index('documents_by_trash')
      .on(table.trashedAt)
      .where(sql`${table.trashedAt} is not null`),
  ],
);

/** Changes of items that lists made of them do not have yet. Added in the transaction of the change. */
export const changedItems = pgTable(
  'changed_items',
  { websiteId: websiteId(), changeId: text('change_id').notNull(), itemId: text('item_id').notNull() },
  (table) => [primaryKey({ columns: [table.websiteId, table.changeId] })],
);

/** Every published revision. Append-only; erased with its document. */
export const documentRevisions = pgTable(
  'document_revisions',
  {
    websiteId: websiteId(),
    kind: kind(),
    documentId: text('document_id').notNull(),
    revision: integer('revision').notNull(),
    content: jsonb('content').$type<unknown>().notNull(),
    publishedAt: moment('published_at').notNull(),
    publishedBy: text('published_by').notNull(),
  },
  (table) => [primaryKey({ columns: [table.websiteId, table.kind, table.documentId, table.revision] })],
);

/** The published content of kinds with one document per site: navigation, header and footer, styles. */
export const siteDocuments = pgTable(
  'site_documents',
  {
    websiteId: websiteId(),
    kind: kind(),
    content: jsonb('content').$type<unknown>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.websiteId, table.kind] })],
);

/** One row for each contributor, locked by each of their commands, which serializes their journal. */
export const documentJournals = pgTable(
  'document_journals',
  { websiteId: websiteId(), accountId: accountId(), position: integer('position').notNull() },
  (table) => [primaryKey({ columns: [table.websiteId, table.accountId] })],
);

/** Commands of contributors. Erased after 30 days or when 500 newer ones can be undone. */
export const documentCommands = pgTable(
  'document_commands',
  {
    websiteId: websiteId(),
    accountId: accountId(),
    commandId: text('command_id').notNull(),
    position: integer('position').notNull(),
    label: text('label').notNull(),
    at: moment('happened_at').notNull(),
    /** A closed one can be neither undone nor redone; it is kept so that a resent command is not applied twice. */
    state: text('state').$type<'done' | 'undone' | 'closed'>().notNull(),
    documents: jsonb('documents')
      .$type<readonly { readonly kind: DocumentKindName; readonly id: string }[]>()
      .notNull(),
    /** Applied steps; empty for a closed command. */
    steps: jsonb('steps').$type<readonly CommandStep[]>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.websiteId, table.accountId, table.commandId] }),
    uniqueIndex('document_commands_by_position').on(table.websiteId, table.accountId, table.position),
    index('document_commands_by_time').on(table.at),
  ],
);

/** Documents that are published together. Kept as a record of publications. */
export const documentReleases = pgTable(
  'document_releases',
  {
    websiteId: websiteId(),
    releaseId: text('release_id').notNull(),
    name: text('name').notNull(),
    state: text('state').$type<'waiting' | 'done' | 'refused'>().notNull(),
    publishAt: moment('publish_at').notNull(),
    createdAt: moment('created_at').notNull(),
    createdBy: text('created_by').notNull(),
    finishedAt: moment('finished_at'),
    /** Why publishing failed, and for which document. */
    fault: jsonb('fault').$type<{
      readonly kind: DocumentKindName;
      readonly id: string;
      readonly title: string;
      readonly message: string;
    }>(),
  },
  (table) => [
    primaryKey({ columns: [table.websiteId, table.releaseId] }),
    index('document_releases_by_time').on(table.websiteId, table.publishAt),
  ],
);

/** A document as it will be published by a release, independent of later drafts. */
export const documentReleaseParts = pgTable(
  'document_release_parts',
  {
    websiteId: websiteId(),
    releaseId: text('release_id').notNull(),
    kind: kind(),
    documentId: text('document_id').notNull(),
    title: text('title').notNull(),
    revision: integer('revision').notNull(),
    /** Null once it is published: the content is then in the revisions. */
    content: jsonb('content').$type<unknown>(),
  },
  (table) => [
    primaryKey({
      name: 'document_release_parts_pk',
      columns: [table.websiteId, table.releaseId, table.kind, table.documentId],
    }),
  ],
);

/** Who has which document open. A row is valid for half a minute and deleted later. */
export const documentPresence = pgTable(
  'document_presence',
  {
    websiteId: websiteId(),
    accountId: accountId(),
    kind: kind(),
    documentId: text('document_id').notNull(),
    name: text('name').notNull(),
    blockId: text('block_id'),
    seenAt: moment('seen_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.websiteId, table.accountId, table.kind, table.documentId] }),
    index('document_presence_by_time').on(table.seenAt),
  ],
);
