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
import type { CaptchaType, SiteForm, SubmissionState } from '@sitewright/domain/forms';
import { websiteId } from '../sites/sites-tables.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** Published forms. */
export const forms = pgTable(
  'forms',
  {
    websiteId: websiteId(),
    formId: text('form_id').notNull(),
    content: jsonb('content').$type<SiteForm>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.websiteId, table.formId] })],
);

/** An answered field as it was called when the form was sent. */
export interface StoredAnswer {
  readonly fieldId: string;
  readonly type: string;
  readonly title: string;
  readonly text: string;
}

/** `no-script` could not be checked, `no-script-often` was one of too many that could not. */
export type SpamReason = 'honeypot' | 'captcha' | 'links' | 'no-script' | 'no-script-often';

/** What visitors sent. Passwords are stored as a mask. Deleting erases the row: a person may request it. */
export const formSubmissions = pgTable(
  'form_submissions',
  {
    websiteId: websiteId(),
    submissionId: text('submission_id').notNull(),
    formId: text('form_id').notNull(),
    /** The published revision that the answers were validated against. */
    formRevision: integer('form_revision').notNull(),
    formName: text('form_name').notNull(),
    state: text('state').$type<SubmissionState>().notNull(),
    spamReason: text('spam_reason').$type<SpamReason>(),
    /** A key stores one submission; sent again it finds this row. */
    keyHash: text('key_hash').notNull(),
    /** Of what was sent: another content under the same key is refused. */
    contentHash: text('content_hash').notNull(),
    answers: jsonb('answers').$type<readonly StoredAnswer[]>().notNull(),
    sender: text('sender'),
    /** All answers in lower case. */
    searchText: text('search_text').notNull(),
    note: text('note').notNull().default(''),
    pageId: text('page_id').notNull().default(''),
    pageTitle: text('page_title').notNull().default(''),
    pagePath: text('page_path').notNull().default(''),
    submittedAt: moment('submitted_at').notNull(),
    /** When it was moved to the trash. */
    trashedAt: moment('trashed_at'),
    /** Until a contributor opens it; for the whole site, not for each contributor. */
    isUnread: boolean('is_unread').notNull().default(false),
    /** When it is deleted by the days that its form names; never if null. */
    expiresAt: moment('expires_at'),
    /** Whether the visitor ticked the box of the mailing list: suspected spam joins it once it is found to be none. */
    optIn: boolean('opt_in').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.websiteId, table.submissionId] }),
    uniqueIndex('form_submissions_by_key').on(table.websiteId, table.keyHash),
    index('form_submissions_by_state').on(table.websiteId, table.state, table.submissionId),
    index('form_submissions_by_form').on(table.websiteId, table.formId, table.state, table.submissionId),
    index('form_submissions_unread')
      .on(table.websiteId, table.state, table.formId, table.submissionId)
      .where(sql`is_unread`),
    index('form_submissions_by_expiry')
      .on(table.expiresAt)
      .where(sql`expires_at is not null`),
    index('form_submissions_by_trash')
      .on(table.trashedAt)
      .where(sql`trashed_at is not null`),
  ],
);

/** Files of visitors. Those of forms that were never sent are deleted after a day. */
export const formUploads = pgTable(
  'form_uploads',
  {
    websiteId: websiteId(),
    uploadId: text('upload_id').notNull(),
    formId: text('form_id').notNull(),
    fieldId: text('field_id').notNull(),
    filename: text('filename').notNull(),
    contentType: text('content_type').notNull(),
    bytes: integer('bytes').notNull(),
    /** Null until the form is sent. */
    submissionId: text('submission_id'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.websiteId, table.uploadId] }),
    index('form_uploads_by_submission').on(table.websiteId, table.submissionId),
    index('form_uploads_by_time').on(table.createdAt),
  ],
);

/** How a site checks visitors; without a row by proof of work. */
export const captchaSettings = pgTable(
  'captcha_settings',
  {
    websiteId: websiteId(),
    type: text('type').$type<CaptchaType>().notNull(),
    siteKey: text('site_key').notNull(),
    /** Encrypted with the secret of the installation. */
    sealedSecret: text('sealed_secret'),
  },
  (table) => [primaryKey({ columns: [table.websiteId] })],
);
