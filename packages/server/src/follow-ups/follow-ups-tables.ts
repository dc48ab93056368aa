import type { FollowUpKind } from '@sitewright/domain/follow-ups';
import { sql } from 'drizzle-orm';
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
import { websiteId } from '../sites/sites-tables.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** What the owner set. A kind without a row is off. */
export const followUps = pgTable(
  'follow_ups',
  {
    websiteId: websiteId(),
    kind: text('kind').$type<FollowUpKind>().notNull(),
    isEnabled: boolean('is_enabled').notNull(),
    /** In the unit of its kind. */
    delay: integer('delay').notNull(),
    /** Nothing that happened before is followed. */
    enabledAt: moment('enabled_at').notNull(),
    /** What happened until then was looked at. */
    checkedUntil: moment('checked_until').notNull(),
    sentCount: integer('sent_count').notNull().default(0),
    lastSentAt: moment('last_sent_at'),
    isDemo: boolean('is_demo').notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.websiteId, table.kind] })],
);

/** What was followed by an email: each cause once. */
export const followUpMails = pgTable(
  'follow_up_mails',
  {
    websiteId: websiteId(),
    kind: text('kind').$type<FollowUpKind>().notNull(),
    /** The member of a list, or the order. */
    causeId: text('cause_id').notNull(),
    emailKey: text('email_key').notNull(),
    sentAt: moment('sent_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.websiteId, table.kind, table.causeId] }),
    index('follow_up_mails_by_email').on(table.websiteId, table.emailKey),
    /** A person has one first order, also where it was cancelled. */
    uniqueIndex('follow_up_mails_first_orders')
      .on(table.websiteId, table.emailKey)
      .where(sql`kind = 'thank-you'`),
  ],
);
