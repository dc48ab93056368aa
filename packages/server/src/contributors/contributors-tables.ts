import {
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { websiteId, websites } from '../sites/sites-tables.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** Accounts that sign in to /config. Per installation: a person may contribute to several sites. */
export const accounts = pgTable('accounts', {
  accountId: text('account_id').primaryKey(),
  email: text('email').notNull().unique(),
  name: text('name').notNull(),
  passwordHash: text('password_hash').notNull(),
  isAdministrator: boolean('is_administrator').notNull().default(false),
  createdAt: moment('created_at').notNull().defaultNow(),
});

const accountId = () =>
  text('account_id')
    .notNull()
    .references(() => accounts.accountId, { onDelete: 'cascade' });

export const contributors = pgTable(
  'contributors',
  { websiteId: websiteId(), accountId: accountId(), roles: integer('roles').array().notNull() },
  (table) => [
    primaryKey({ columns: [table.websiteId, table.accountId] }),
    index('contributors_by_account').on(table.accountId),
  ],
);

/**
 * Sessions. Each belongs to one site, so that a copied cookie is not valid on another; those of an owner host
 * without a site belong to none.
 */
export const contributorSessions = pgTable(
  'contributor_sessions',
  {
    tokenHash: text('token_hash').primaryKey(),
    sessionId: text('session_id').notNull().unique(),
    websiteId: text('website_id').references(() => websites.websiteId, { onDelete: 'cascade' }),
    accountId: accountId(),
    address: text('address').notNull(),
    browser: text('browser').notNull(),
    createdAt: moment('created_at').notNull(),
    lastSeenAt: moment('last_seen_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    index('contributor_sessions_by_account').on(table.accountId),
    index('contributor_sessions_by_expiry').on(table.expiresAt),
  ],
);

export const invitations = pgTable(
  'invitations',
  {
    websiteId: websiteId(),
    invitationId: text('invitation_id').notNull(),
    email: text('email').notNull(),
    roles: integer('roles').array().notNull(),
    tokenHash: text('token_hash').notNull(),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.websiteId, table.invitationId] }),
    uniqueIndex('invitations_by_email').on(table.websiteId, table.email),
    uniqueIndex('invitations_by_token').on(table.websiteId, table.tokenHash),
  ],
);

export const passwordResets = pgTable(
  'password_resets',
  {
    tokenHash: text('token_hash').primaryKey(),
    accountId: accountId(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('password_resets_by_account').on(table.accountId)],
);
