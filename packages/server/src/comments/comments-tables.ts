import { index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { CommentSettings, CommentState } from '@sitewright/domain/comments';
import { websiteId } from '../sites/sites-tables.ts';

/** Visitors' comments. Deleting erases the row: a person may request it. */
export const comments = pgTable(
  'comments',
  {
    websiteId: websiteId(),
    commentId: text('comment_id').notNull(),
    itemId: text('item_id').notNull(),
    parentId: text('parent_id'),
    authorName: text('author_name').notNull(),
    /** Visible to owners only. */
    email: text('email'),
    website: text('website'),
    body: text('body').notNull(),
    state: text('state').$type<CommentState>().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull(),
    /** The account of the contributor who wrote it as a reply; null for visitors. */
    contributorId: text('contributor_id'),
    /** Flags by visitors since the last approval. */
    flagCount: integer('flag_count').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.websiteId, table.commentId] }),
    index('comments_by_item').on(table.websiteId, table.itemId, table.state, table.commentId),
    index('comments_by_state').on(table.websiteId, table.state, table.commentId),
    index('comments_by_parent').on(table.websiteId, table.parentId),
    index('comments_by_email').on(table.websiteId, table.email),
  ],
);

/**
 * Authors, by keyed hash of their email address, of a comment that an owner marked as spam: their comments wait until an
 * owner approves one. Deleting the comment does not change that.
 */
export const distrustedAuthors = pgTable(
  'distrusted_authors',
  { websiteId: websiteId(), author: text('author').notNull() },
  (table) => [primaryKey({ columns: [table.websiteId, table.author] })],
);

/** Flags by keyed hash of the network address: one flag each, without personal data. */
export const commentFlags = pgTable(
  'comment_flags',
  { websiteId: websiteId(), commentId: text('comment_id').notNull(), voter: text('voter').notNull() },
  (table) => [primaryKey({ columns: [table.websiteId, table.commentId, table.voter] })],
);

/** Likes by keyed hash of address and browser: one like each, without personal data. */
export const itemLikes = pgTable(
  'item_likes',
  { websiteId: websiteId(), itemId: text('item_id').notNull(), voter: text('voter').notNull() },
  (table) => [primaryKey({ columns: [table.websiteId, table.itemId, table.voter] })],
);

/** The site's own settings; the rest are defaults, including future ones. */
export const commentSettings = pgTable(
  'comment_settings',
  { websiteId: websiteId(), settings: jsonb('settings').$type<Partial<CommentSettings>>().notNull() },
  (table) => [primaryKey({ columns: [table.websiteId] })],
);
