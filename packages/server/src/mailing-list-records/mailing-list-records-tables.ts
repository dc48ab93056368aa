import type {
  ImportProgress,
  ImportProof,
  ImportState,
  MemberSource,
  MemberState,
  SegmentRule,
  SuppressionReason,
} from '@sitewright/domain/mailing-lists';
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

export const mailingLists = pgTable(
  'mailing_lists',
  {
    websiteId: websiteId(),
    listId: text('list_id').notNull(),
    name: text('name').notNull(),
    /** Forms and settings name a list: `listKey` of its name and of those that it had before. */
    nameKeys: text('name_keys').array().notNull(),
    /** Whether who signs up is asked by email to confirm it. */
    isDoubleOptIn: boolean('is_double_opt_in').notNull(),
    /** Who agrees to marketing emails at the checkout joins it; one of the site at most. */
    isForCheckout: boolean('is_for_checkout').notNull().default(false),
    createdAt: moment('created_at').notNull(),
    isDemo: boolean('is_demo').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.websiteId, table.listId] }),
    uniqueIndex('mailing_lists_by_name').on(table.websiteId, sql`lower(name)`),
    uniqueIndex('mailing_lists_for_checkout')
      .on(table.websiteId)
      .where(sql`is_for_checkout`),
  ],
);

/** An address on a list: whether emails go to it. What the person agreed to is in `form_consents`. */
export const mailingListMembers = pgTable(
  'mailing_list_members',
  {
    websiteId: websiteId(),
    memberId: text('member_id').notNull(),
    listId: text('list_id').notNull(),
    /** As it was entered. */
    email: text('email').notNull(),
    /** Capitals do not make another address, what follows a plus sign does. */
    emailKey: text('email_key').notNull(),
    name: text('name').notNull().default(''),
    state: text('state').$type<MemberState>().notNull(),
    source: text('source').$type<MemberSource>().notNull(),
    language: text('language').notNull(),
    /** Of the site, for links; empty where nobody visited it. */
    publicOrigin: text('public_origin').notNull().default(''),
    tags: text('tags').array().notNull().default([]),
    signedUpAt: moment('signed_up_at').notNull(),
    /** When the person followed the link of the email that asks for it. */
    confirmedAt: moment('confirmed_at'),
    /** Since when it has this state. */
    stateAt: moment('state_at').notNull(),
    confirmationMails: integer('confirmation_mails').notNull().default(0),
    isDemo: boolean('is_demo').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.websiteId, table.memberId] }),
    uniqueIndex('mailing_list_members_by_address').on(table.websiteId, table.listId, table.emailKey),
    index('mailing_list_members_by_email').on(table.websiteId, table.emailKey),
    /** Members are counted without reading them. */
    index('mailing_list_members_by_state').on(table.websiteId, table.listId, table.state, table.signedUpAt),
    /** Sets of tags are found without reading all who have them. By a hash: twenty tags are too long for an index. */
    index('mailing_list_members_by_tags')
      .on(table.websiteId, table.listId, sql`hash_array_extended(tags, 0)`)
      .where(sql`tags <> '{}'`),
    index('mailing_list_members_by_time').on(table.websiteId, table.listId, table.memberId),
    /** Audiences of several lists are read in the order of their addresses. */
    index('mailing_list_members_subscribed')
      .on(table.websiteId, table.emailKey, table.listId)
      .where(sql`state = 'subscribed'`),
    /** Who is welcomed. */
    index('mailing_list_members_joined')
      .on(table.websiteId, table.stateAt)
      .where(sql`state = 'subscribed' and source <> 'import'`),
    index('mailing_list_members_pending')
      .on(table.stateAt)
      .where(sql`state = 'pending'`),
  ],
);

/** Who agreed to which text when. Kept when the submission is deleted: it proves that emails may be sent, or were. */
export const formConsents = pgTable(
  'form_consents',
  {
    websiteId: websiteId(),
    consentId: text('consent_id').notNull(),
    email: text('email').notNull(),
    /** As that of members. */
    emailKey: text('email_key').notNull(),
    listId: text('list_id').notNull().default(''),
    /** As the list was called. */
    list: text('list').notNull(),
    source: text('source').$type<MemberSource>().notNull().default('form'),
    /** As the visitor read it; for an import, how the owner says it was given. */
    text: text('text').notNull(),
    /** The form, or the product of a restock form; empty for others. */
    formId: text('form_id').notNull(),
    formRevision: integer('form_revision').notNull(),
    submissionId: text('submission_id').notNull(),
    pagePath: text('page_path').notNull().default(''),
    givenAt: moment('given_at').notNull(),
    /** When it was taken back; null while it holds. */
    endedAt: moment('ended_at'),
  },
  (table) => [
    primaryKey({ columns: [table.websiteId, table.consentId] }),
    index('form_consents_by_address').on(table.websiteId, table.list, table.emailKey),
    index('form_consents_by_member').on(table.websiteId, table.emailKey, table.listId),
    index('form_consents_by_time').on(table.websiteId, table.givenAt, table.consentId),
    index('form_consents_by_submission').on(table.websiteId, table.submissionId),
  ],
);

/** Addresses that only the person can bring back, as a hash: that of somebody who was erased must not be kept. */
export const mailingSuppressions = pgTable(
  'mailing_suppressions',
  {
    websiteId: websiteId(),
    addressHash: text('address_hash').notNull(),
    reason: text('reason').$type<SuppressionReason>().notNull(),
    since: moment('since').notNull(),
  },
  (table) => [primaryKey({ columns: [table.websiteId, table.addressHash] })],
);

export const mailingSegments = pgTable(
  'mailing_segments',
  {
    websiteId: websiteId(),
    segmentId: text('segment_id').notNull(),
    name: text('name').notNull(),
    rule: jsonb('rule').$type<SegmentRule>().notNull(),
    createdAt: moment('created_at').notNull(),
    isDemo: boolean('is_demo').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.websiteId, table.segmentId] }),
    uniqueIndex('mailing_segments_by_name').on(table.websiteId, sql`lower(name)`),
  ],
);

/** A file of addresses. */
export const mailingListImports = pgTable(
  'mailing_list_imports',
  {
    websiteId: websiteId(),
    importId: text('import_id').notNull(),
    listId: text('list_id').notNull(),
    filename: text('filename').notNull(),
    /** How the people agreed, as the owner says. */
    proof: jsonb('proof').$type<ImportProof>().notNull(),
    state: text('state').$type<ImportState>().notNull(),
    progress: jsonb('progress').$type<ImportProgress>().notNull(),
    /** Why the file could not be read; empty otherwise. */
    fault: text('fault').notNull().default(''),
    createdAt: moment('created_at').notNull(),
    finishedAt: moment('finished_at'),
  },
  (table) => [primaryKey({ columns: [table.websiteId, table.importId] })],
);

/** What tells the site of bounces and complaints signs with this. */
export const mailingReportSecrets = pgTable(
  'mailing_report_secrets',
  {
    websiteId: websiteId(),
    /** Encrypted with the secret of the installation. */
    sealedSecret: text('sealed_secret').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.websiteId] })],
);

/** Reports that were received: each counts once. */
export const mailingReports = pgTable(
  'mailing_reports',
  {
    websiteId: websiteId(),
    reportId: text('report_id').notNull(),
    receivedAt: moment('received_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.websiteId, table.reportId] })],
);

/** An account at a service such as Mailchimp. */
export const mailingConnections = pgTable(
  'mailing_connections',
  {
    websiteId: websiteId(),
    service: text('service').notNull(),
    /** Encrypted with the secret of the installation. */
    sealedKey: text('sealed_key').notNull(),
    accountName: text('account_name').notNull(),
    connectedAt: moment('connected_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.websiteId, table.service] })],
);

/** A list whose members are sent to one at the service. */
export const mailingConnectedLists = pgTable(
  'mailing_connected_lists',
  {
    websiteId: websiteId(),
    listId: text('list_id').notNull(),
    service: text('service').notNull(),
    remoteListId: text('remote_list_id').notNull(),
    remoteListName: text('remote_list_name').notNull(),
    /** Whether the service asks for a confirmation. */
    isRemoteDoubleOptIn: boolean('is_remote_double_opt_in').notNull(),
    /** Who left there up to this time was noted here. */
    receivedUntil: moment('received_until').notNull(),
    lastSentAt: moment('last_sent_at'),
    failures: integer('failures').notNull().default(0),
    /** Why the last attempt failed; empty otherwise. */
    fault: text('fault').notNull().default(''),
    nextAttemptAt: moment('next_attempt_at'),
    connectedAt: moment('connected_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.websiteId, table.listId] })],
);

/** What the service knows of a member: who differs from it is sent. */
export const mailingSentMembers = pgTable(
  'mailing_sent_members',
  {
    websiteId: websiteId(),
    listId: text('list_id').notNull(),
    memberId: text('member_id').notNull(),
    /** What the service calls the address: of members that are erased nothing else is left to erase them there. */
    emailHash: text('email_hash').notNull(),
    state: text('state').$type<MemberState>().notNull(),
    stateAt: moment('state_at').notNull(),
    tags: text('tags').array().notNull(),
    /** Why the service refused it; empty otherwise. */
    refusal: text('refusal').notNull().default(''),
  },
  (table) => [primaryKey({ columns: [table.websiteId, table.listId, table.memberId] })],
);
