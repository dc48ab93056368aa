import { createHmac } from 'node:crypto';
import { canonicalJson } from '@sitewright/domain/documents';
import { describeAnswers, siteFormTextsIn, type Answers, type AnswerSummary } from '@sitewright/domain/forms';
import type { Site } from '@sitewright/domain/sites';
import { countWithinLimit, isRefusal, type RateLimitRequest, type Refusal } from '../../http/index.ts';
import { checkCaptcha, type CaptchaServices } from '../captcha/check-captcha.ts';
import type { FormForSubmission } from '../forms-store.ts';
import type { SpamReason } from '../forms-tables.ts';
import { findOpenUploads } from '../uploads/uploads-store.ts';
import { findSpamReason } from './find-spam.ts';
import { checkAnswers, parseAnswers, refuseAnswers } from './read-answers.ts';
import { refuseIn, type Sender, type SentForm, type SubmissionResult } from './sent-form.ts';
import { isKeyValid } from './submission-keys.ts';
import { resultOf } from './submission-result.ts';

/**
 * What was sent under a key, so that a repeated submission is told from another one. Keyed, because answers are too short
 * to be hidden by a hash: a password could be found by trying.
 */
const hashOfContent = ({ services, sent, published }: Sending, answers: Answers): string =>
  createHmac('sha256', services.secret)
    .update(canonicalJson(['form-content', published.id, answers, sent.optIn === true]))
    .digest('base64url');

export interface CheckedSubmission {
  readonly published: FormForSubmission;
  readonly answers: Answers;
  readonly summary: readonly AnswerSummary[];
  readonly keyHash: string;
  readonly contentHash: string;
  readonly uploadIds: readonly string[];
  readonly spamReason: SpamReason | undefined;
  /** Counted when it is stored. */
  readonly uses: readonly RateLimitRequest[];
}

const uploadIdsOf = ({ content }: FormForSubmission, answers: Answers): string[] =>
  content.fields.flatMap(({ id, type }) => (type === 'file' ? [answers[id] ?? []].flat().map(String) : []));

/** Files that were deleted meanwhile, or belong to another field or form. */
const checkUploads = async (
  { database, site }: Sender,
  published: FormForSubmission,
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

const captchaNotices = {
  'form-captcha-failed': 'captcha-failed',
  'form-captcha-missing': 'captcha-missing',
  'form-captcha-not-set-up': 'captcha-not-set-up',
} as const;

const isCaptchaCode = (code: string): code is keyof typeof captchaNotices =>
  Object.hasOwn(captchaNotices, code);

const inLanguageOf = (site: Site, refusal: Refusal): Refusal =>
  isCaptchaCode(refusal.code) ? refuseIn(site, refusal.code, captchaNotices[refusal.code]) : refusal;

/** A form that was sent, and the published form that it is checked against. */
export interface Sending {
  readonly services: CaptchaServices;
  readonly sender: Sender;
  readonly sent: SentForm;
  readonly published: FormForSubmission;
  readonly keyHash: string;
  /** Counts the request, once, however often it is checked. */
  readonly isWithinPlainLimit: () => Promise<boolean>;
}

const readSent = ({ services, sender, sent, published }: Sending): Answers | Refusal => {
  const { site, now } = sender;
  const given = parseAnswers(site, sent.form);
  if (isRefusal(given)) return given;
  if (!isKeyValid({ secret: services.secret, websiteId: site.id, formId: published.id, now }, sent.key))
    return refuseIn(site, 'form-key-invalid', 'processing-failed');
  return checkAnswers(site, published.content, given);
};

/** The page shows the text with the line breaks of HTML, whichever the owner's has. */
const withPlainBreaks = (text: string): string => text.replaceAll(/\r\n?/g, '\n');

/**
 * Whether the visitor would consent to a text that the page did not show, because the form changed meanwhile. Who says
 * that the box was ticked also says beside which text.
 */
const hasOtherConsent = ({ sent, published }: Sending): boolean => {
  const list = published.content.storage?.mailingList;
  if (!list || (list.optIn !== 'always' && sent.optIn !== true)) return false;
  const shown = sent.consentText ?? (sent.optIn === true ? '' : list.text);
  return withPlainBreaks(shown) !== withPlainBreaks(list.text);
};

/** Per network. Without script there is no proof of work: more are stored as suspected spam, and nobody gets an email. */
const PLAIN_LIMIT = { max: 5, withinSeconds: 3600 } as const;

export const createPlainCount = ({ database, site, network, now }: Sender): Sending['isWithinPlainLimit'] => {
  let counted: Promise<boolean> | undefined;
  return () =>
    (counted ??= countWithinLimit(database, {
      scope: ['forms.plain', site.id, network],
      limit: PLAIN_LIMIT,
      now,
    }));
};

const isLikelyPerson = async ({ sent, published, isWithinPlainLimit }: Sending): Promise<boolean> => {
  const { captchaType, content } = published;
  return (
    !sent.isPlain ||
    content.captchaEnabled === false ||
    captchaType !== 'proof-of-work' ||
    isWithinPlainLimit()
  );
};

export const checkSubmission = async (
  sending: Sending,
): Promise<CheckedSubmission | SubmissionResult | Refusal> => {
  const { services, sender, sent, published, keyHash } = sending;
  const { site, now, address } = sender;
  const answers = readSent(sending);
  if (isRefusal(answers)) return answers;
  if (hasOtherConsent(sending)) return refuseIn(site, 'form-key-invalid', 'processing-failed');
  const contentHash = hashOfContent(sending, answers);
  // The same form sent twice is stored once and answered twice.
  if (published.storedHash === contentHash) return resultOf(sending, answers);
  if (published.storedHash !== null) return refuseIn(site, 'form-key-invalid', 'processing-failed');
  const missing = await checkUploads(sender, published, answers);
  if (missing) return missing;
  const { id: formId, content: form } = published;
  const subject = { websiteId: site.id, formId, form, settings: published, address, now };
  const verdict = await checkCaptcha(services, subject, sent);
  if (isRefusal(verdict)) return inLanguageOf(site, verdict);
  const { uses, isPerson } = verdict;
  const summary = describeAnswers(form, answers, siteFormTextsIn(site.settings.language));
  const isPlain = sent.isPlain === true;
  const signs = { honeypot: sent.contactMe ?? '', isPerson, isPlain, answers: summary };
  // What is spam anyway does not use up the limit of the network.
  const spamReason =
    findSpamReason(signs) ?? ((await isLikelyPerson(sending)) ? undefined : 'no-script-often');
  const uploadIds = uploadIdsOf(published, answers);
  return { published, answers, summary, keyHash, contentHash, uploadIds, spamReason, uses };
};
