import { senderOf, type SiteForm } from '@sitewright/domain/forms';
import { newId } from '../../ids/index.ts';
import type { CheckedSubmission } from './check-submission.ts';
import type { Sender, SentForm } from './sent-form.ts';

const MAX_PAGE_TEXT = 500;

/** The database stores no null characters and no halves of a pair, which shortening may leave too. */
const pageText = (text = ''): string =>
  text
    .slice(0, MAX_PAGE_TEXT)
    .replaceAll('\0', '')
    .replaceAll(/\p{Surrogate}/gu, '');

/** A path of the site alone: emails to owners print it behind the site's address, which it must not continue. */
const PATH = /^\/(?![/\\])[^\s\p{Cc}\p{Cf}]*$/u;

const pagePathOf = (sent: string | undefined): string => {
  const path = pageText(sent);
  return PATH.test(path) ? path : '';
};

const DAY_MS = 86_400_000;

const expiryOf = ({ retentionDays }: SiteForm, now: Date): Date | null =>
  retentionDays === undefined ? null : new Date(now.getTime() + retentionDays * DAY_MS);

export const rowOf = (
  { site, now }: Sender,
  sent: SentForm,
  { published, answers, summary, keyHash, contentHash, spamReason }: CheckedSubmission,
) => ({
  websiteId: site.id,
  submissionId: newId(),
  formId: published.id,
  formRevision: published.revision,
  formName: published.content.name,
  state: spamReason ? ('spam' as const) : ('inbox' as const),
  spamReason: spamReason ?? null,
  keyHash,
  contentHash,
  answers: summary,
  sender: senderOf(published.content, answers) ?? null,
  searchText: summary
    .map(({ text }) => text)
    .join('\n')
    .toLowerCase(),
  pageId: pageText(sent.pageId),
  pageTitle: pageText(sent.pageTitle),
  pagePath: pagePathOf(sent.pagePath),
  submittedAt: now,
  expiresAt: expiryOf(published.content, now),
  optIn: sent.optIn === true,
  isUnread: true,
});

export type SubmissionInsert = ReturnType<typeof rowOf>;
