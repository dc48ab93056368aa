import { createHash } from 'node:crypto';
import { canonicalJson } from '@sitewright/domain/documents';
import {
  describeAnswers,
  senderOf,
  siteFormTextsIn,
  type Answers,
  type AnswerSummary,
  type SubmissionNotice,
} from '@sitewright/domain/forms';
import type { Proof } from '@sitewright/domain/proof-of-work';
import type { Site } from '@sitewright/domain/sites';
import { inTransaction, type Database, type Queryable } from '../../database/index.ts';
import { callLimits, isRefusal, refuse, RolledBack, type Refusal } from '../../http/index.ts';
import { newId } from '../../ids/index.ts';
import type { PageAccess } from '../../page-access/index.ts';
import { checkCaptcha, type CaptchaServices } from '../captcha/check-captcha.ts';
import { findFormForSubmission, type PublishedForm } from '../forms-store.ts';
import type { SpamReason } from '../forms-tables.ts';
import { findSubmissionByKey, insertConsent, insertSubmission } from '../submissions/submissions-store.ts';
import { claimUploads, findOpenUploads } from '../uploads/uploads-store.ts';
import { findSpamReason } from './find-spam.ts';
import { isPageLocked } from './page-lock-store.ts';
import { checkAnswers, parseAnswers, refuseAnswers } from './read-answers.ts';
import type { OnSubmission } from './submission-event.ts';
import { hashOfKey, isKeyValid } from './submission-keys.ts';
import { enqueueSubmissionMails } from './submission-mails.ts';

/** Per address and node; people correct a form and send it again, but not this often. */
export const SUBMISSION_LIMIT = { max: 20, withinSeconds: 600 } as const;

export interface SubmissionServices extends CaptchaServices {
  readonly onSubmission?: OnSubmission;
}

/** The visitor who sends a form. */
export interface Sender {
  readonly database: Database;
  readonly site: Site;
  readonly address: string;
  readonly network: string;
  readonly publicOrigin: string;
  readonly access: PageAccess;
  readonly now: Date;
}

export interface SentForm {
  readonly formId: string;
  readonly form: unknown;
  readonly key: string;
  readonly captchaKey?: string;
  readonly proof?: Proof;
  readonly isPlain?: boolean;
  readonly optIn?: boolean;
  readonly contactMe?: string;
  readonly pageId?: string;
  readonly pageTitle?: string;
  readonly pagePath?: string;
}

/** What the visitor sees after the form was sent. */
export interface SubmissionResult {
  readonly message: string;
  readonly html: string;
  readonly redirect: string | null;
}

type NoticeRefusal = Extract<Parameters<typeof refuse>[0], `form-${string}`>;

const refuseIn = ({ settings }: Site, code: NoticeRefusal, notice: SubmissionNotice): Refusal =>
  refuse(code).withMessage(siteFormTextsIn(settings.language)[notice]);

const resultOf = ({ content }: PublishedForm): SubmissionResult => ({
  message: content.parsedSubmissionMessage ?? '',
  html: content.submissionHTML ?? '',
  redirect: content.successRedirect || null,
});

/** What was sent under a key, so that a repeated submission is told from another one. */
const hashOfContent = (formId: string, answers: Answers): string =>
  createHash('sha256')
    .update(canonicalJson([formId, answers]))
    .digest('base64url');

interface CheckedSubmission {
  readonly published: PublishedForm;
  readonly answers: Answers;
  readonly summary: readonly AnswerSummary[];
  readonly keyHash: string;
  readonly contentHash: string;
  readonly uploadIds: readonly string[];
  readonly spamReason: SpamReason | undefined;
}

const uploadIdsOf = ({ content }: PublishedForm, answers: Answers): string[] =>
  content.fields.flatMap(({ id, type }) => (type === 'file' ? [answers[id] ?? []].flat().map(String) : []));

/** Files that were deleted meanwhile, or belong to another field or form. */
const checkUploads = async (
  { database, site }: Sender,
  published: PublishedForm,
  answers: Answers,
): Promise<Refusal | undefined> => {
  const ids = uploadIdsOf(published, answers);
  if (ids.length === 0) return undefined;
  const open = await findOpenUploads(database, site.id, { formId: published.id, ids });
  const isThere = (fieldId: string, id: string): boolean =>
    open.some((upload) => upload.uploadId === id && upload.fieldId === fieldId);
  const wrong = published.content.fields.filter(
    ({ id, type }) =>
      type === 'file' && ![answers[id] ?? []].flat().every((each) => isThere(id, String(each))),
  );
  const text = siteFormTextsIn(site.settings.language)['file-gone'];
  return wrong.length === 0
    ? undefined
    : refuseAnswers(site, Object.fromEntries(wrong.map(({ id }) => [id, text])));
};

const check = async (
  services: SubmissionServices,
  sender: Sender,
  sent: SentForm,
): Promise<CheckedSubmission | SubmissionResult | Refusal> => {
  const { database, site, now, address } = sender;
  const keyHash = hashOfKey(sent.key);
  const published = await findFormForSubmission(database, site.id, { formId: sent.formId, keyHash });
  if (!published) return refuseIn(site, 'form-not-configured', 'not-configured');
  const given = parseAnswers(site, sent.form);
  if (isRefusal(given)) return given;
  if (!isKeyValid({ secret: services.secret, websiteId: site.id, formId: published.id, now }, sent.key))
    return refuseIn(site, 'form-key-invalid', 'processing-failed');
  const answers = checkAnswers(site, published.content, given);
  if (isRefusal(answers)) return answers;
  const contentHash = hashOfContent(published.id, answers);
  // The same form sent twice is stored once and answered twice.
  if (published.storedHash === contentHash) return resultOf(published);
  if (published.storedHash !== null) return refuseIn(site, 'form-key-invalid', 'processing-failed');
  const missing = await checkUploads(sender, published, answers);
  if (missing) return missing;
  const subject = {
    database,
    websiteId: site.id,
    formId: published.id,
    form: published.content,
    address,
    now,
  };
  const isPerson = await checkCaptcha(services, subject, sent);
  if (isRefusal(isPerson)) return isPerson;
  const texts = siteFormTextsIn(site.settings.language);
  const summary = describeAnswers(published.content, answers, texts);
  const spamReason = findSpamReason({ honeypot: sent.contactMe ?? '', isPerson, answers: summary });
  return {
    published,
    answers,
    summary,
    keyHash,
    contentHash,
    uploadIds: uploadIdsOf(published, answers),
    spamReason,
  };
};

const MAX_PAGE_TEXT = 500;

const rowOf = (
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
  pageId: (sent.pageId ?? '').slice(0, MAX_PAGE_TEXT),
  pageTitle: (sent.pageTitle ?? '').slice(0, MAX_PAGE_TEXT),
  pagePath: (sent.pagePath ?? '').slice(0, MAX_PAGE_TEXT),
  submittedAt: now,
});

type StoredRow = ReturnType<typeof rowOf>;

/** A visitor joins the list by sending a newsletter form, or by ticking its box in another form. */
const recordConsent = async (
  transaction: Queryable,
  { published }: CheckedSubmission,
  { row, optIn }: { readonly row: StoredRow; readonly optIn: boolean },
): Promise<void> => {
  const list = published.content.storage?.mailingList;
  if (!list || row.sender === null || (list.optIn === 'checkbox' && !optIn)) return;
  await insertConsent(transaction, {
    websiteId: row.websiteId,
    consentId: newId(),
    email: row.sender,
    list: list.name,
    text: list.text,
    formId: row.formId,
    formRevision: row.formRevision,
    submissionId: row.submissionId,
    pagePath: row.pagePath,
    givenAt: row.submittedAt,
  });
};

const announce = async (
  transaction: Queryable,
  { sender, services, checked, row }: StoredSubmission & { readonly row: StoredRow },
): Promise<void> => {
  const event = {
    site: sender.site,
    submissionId: row.submissionId,
    formId: row.formId,
    form: checked.published.content,
    formRevision: row.formRevision,
    submittedAt: row.submittedAt,
    sender: row.sender ?? undefined,
    answers: checked.summary,
    pagePath: row.pagePath,
    publicOrigin: sender.publicOrigin,
  };
  await enqueueSubmissionMails(transaction, event);
  await services.onSubmission?.(transaction, event);
};

interface StoredSubmission {
  readonly services: SubmissionServices;
  readonly sender: Sender;
  readonly sent: SentForm;
  readonly checked: CheckedSubmission;
}

/** Another request with the same key was faster: both are the same submission, or this one is refused. */
const checkFaster = async (
  database: Queryable,
  { site }: Sender,
  { keyHash, contentHash }: CheckedSubmission,
): Promise<Refusal | undefined> => {
  const stored = await findSubmissionByKey(database, site.id, keyHash);
  return stored?.contentHash === contentHash
    ? undefined
    : refuseIn(site, 'form-key-invalid', 'processing-failed');
};

/** A submission that nothing else depends on is one statement. */
const isAlone = ({ services, checked: { uploadIds, published, spamReason } }: StoredSubmission): boolean =>
  uploadIds.length === 0 &&
  (spamReason !== undefined || (!published.content.storage && !services.onSubmission));

const storeAll = async (
  transaction: Queryable,
  submission: StoredSubmission,
  row: StoredRow,
): Promise<Refusal | undefined> => {
  const { sender, sent, checked } = submission;
  const { site } = sender;
  if (!(await insertSubmission(transaction, row))) return checkFaster(transaction, sender, checked);
  const { uploadIds: ids } = checked;
  const { submissionId } = row;
  if ((await claimUploads(transaction, site.id, { ids, submissionId })) !== new Set(ids).size)
    throw new RolledBack(refuseIn(site, 'form-key-invalid', 'processing-failed'));
  if (row.state === 'spam') return undefined;
  await recordConsent(transaction, checked, { row, optIn: sent.optIn === true });
  await announce(transaction, { ...submission, row });
  return undefined;
};

const store = async (submission: StoredSubmission): Promise<Refusal | undefined> => {
  const { sender, sent, checked } = submission;
  const { database } = sender;
  const row = rowOf(sender, sent, checked);
  if (isAlone(submission))
    return (await insertSubmission(database, row)) ? undefined : checkFaster(database, sender, checked);
  try {
    return await inTransaction(database, (transaction) => storeAll(transaction, submission, row));
  } catch (error) {
    if (error instanceof RolledBack) return error.refusal;
    throw error;
  }
};

const isChecked = (value: CheckedSubmission | SubmissionResult): value is CheckedSubmission =>
  'published' in value;

/** Stores a visitor's form once, whether it was sent by script or without. */
export const saveSubmission = async (
  services: SubmissionServices,
  sender: Sender,
  sent: SentForm,
): Promise<SubmissionResult | Refusal> => {
  const { database, site, network, now, access } = sender;
  const scope = ['forms.saveSubmission', site.id, network];
  if (!callLimits.isWithin(scope, SUBMISSION_LIMIT, now))
    return refuseIn(site, 'form-rate-limited', 'rate-limited');
  if (sent.pageId && (await isPageLocked(database, site.id, { pageId: sent.pageId, access })))
    return refuseIn(site, 'form-unauthorized', 'unauthorized');
  const checked = await check(services, sender, sent);
  if (isRefusal(checked) || !isChecked(checked)) return checked;
  return (await store({ services, sender, sent, checked })) ?? resultOf(checked.published);
};
