import type {
  CampaignAudience,
  CampaignContent,
  CampaignState,
  RecipientState,
  StopReason,
} from '@sitewright/domain/campaigns';
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
import { websiteId } from '../sites/sites-tables.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

export const campaigns = pgTable(
  'campaigns',
  {
    websiteId: websiteId(),
    /** Increases with time: lists are paged by it. */
    campaignId: text('campaign_id').notNull(),
    name: text('name').notNull(),
    state: text('state').$type<CampaignState>().notNull(),
    revision: integer('revision').notNull().default(1),
    content: jsonb('content').$type<CampaignContent>().notNull(),
    audience: jsonb('audience').$type<CampaignAudience>().notNull(),
    /** Of the site when it was sent, for links; empty for drafts. */
    publicOrigin: text('public_origin').notNull().default(''),
    /** Where its counted links lead, by their numbers. */
    links: text('links').array().notNull().default([]),
    scheduledAt: moment('scheduled_at'),
    startedAt: moment('started_at'),
    finishedAt: moment('finished_at'),
    pauseReason: text('pause_reason').$type<StopReason>(),
    /** The last address of the audience that has its row; what follows is not collected yet. */
    collectedTo: text('collected_to').notNull().default(''),
    isCollected: boolean('is_collected').notNull().default(false),
    recipientCount: integer('recipient_count').notNull().default(0),
    sentCount: integer('sent_count').notNull().default(0),
    clickedCount: integer('clicked_count').notNull().default(0),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
    isDemo: boolean('is_demo').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.websiteId, table.campaignId] }),
    index('campaigns_active')
      .on(table.state, table.scheduledAt)
      .where(sql`state in ('scheduled', 'sending')`),
  ],
);

/** Who gets a campaign, each address once. The row is the outbox of the email and its result. */
export const campaignRecipients = pgTable(
  'campaign_recipients',
  {
    websiteId: websiteId(),
    campaignId: text('campaign_id').notNull(),
    emailKey: text('email_key').notNull(),
    /** Names the recipient in links. */
    memberId: text('member_id').notNull(),
    email: text('email').notNull(),
    name: text('name').notNull(),
    language: text('language').notNull(),
    state: text('state').$type<RecipientState>().notNull().default('waiting'),
    attempts: integer('attempts').notNull().default(0),
    /** When it is to be sent; while it is, when another worker may take it over. Null once it is done. */
    dueAt: moment('due_at'),
    reason: text('reason').notNull().default(''),
    sentAt: moment('sent_at'),
    clickedAt: moment('clicked_at'),
    openedAt: moment('opened_at'),
  },
  (table) => [
    primaryKey({ columns: [table.websiteId, table.campaignId, table.emailKey] }),
    uniqueIndex('campaign_recipients_by_member').on(table.websiteId, table.campaignId, table.memberId),
    index('campaign_recipients_due')
      .on(table.websiteId, table.campaignId, table.dueAt)
      .where(sql`due_at is not null`),
    index('campaign_recipients_by_email').on(table.websiteId, table.emailKey),
  ],
);

/** Who clicked which link, each once. */
export const campaignClicks = pgTable(
  'campaign_clicks',
  {
    websiteId: websiteId(),
    campaignId: text('campaign_id').notNull(),
    memberId: text('member_id').notNull(),
    link: integer('link').notNull(),
    clickedAt: moment('clicked_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.websiteId, table.campaignId, table.memberId, table.link] })],
);
