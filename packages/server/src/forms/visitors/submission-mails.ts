import { mailboxKey, shownText, type AnswerSummary } from '@sitewright/domain/forms';
import { quotedText } from '@sitewright/domain/mail';
import type { Queryable } from '../../database/index.ts';
import { countWithinLimit } from '../../http/index.ts';
import { enqueueMail, enqueueMails, isMailAddress } from '../../mail/index.ts';
import { listFileNames } from '../uploads/uploads-store.ts';
import type { SubmissionEvent } from './submission-event.ts';

/** Strangers decide who receives a confirmation: nobody gets many of them. */
const CONFIRMATIONS = { max: 3, withinSeconds: 86_400 } as const;

/** Without an end they turn all text after them around, also that of the next answers. */
const DIRECTION_CONTROLS = /[\u202A-\u202E\u2066-\u2069]/g;

const lineOf = ({ title, text, type }: AnswerSummary): string => {
  const shown = shownText({ type, text }).replaceAll(DIRECTION_CONTROLS, '');
  return shown.includes('\n') || type === 'textarea'
    ? `${title}:\n${quotedText(shown)}`
    : `${title}: ${shown}`;
};

/** Answers with the names of their files. */
const readAnswers = async (
  transaction: Queryable,
  { site, form, answers, submissionId }: SubmissionEvent,
): Promise<readonly AnswerSummary[]> => {
  if (!form.fields.some(({ type }) => type === 'file')) return answers;
  const files = await listFileNames(transaction, site.id, submissionId);
  return answers.map((answer) => {
    const names = files.filter(({ fieldId }) => fieldId === answer.fieldId).map(({ filename }) => filename);
    return names.length > 0 ? { ...answer, text: names.join(', ') } : answer;
  });
};

const notificationText = ({ answers, form, pagePath, publicOrigin, submissionId }: SubmissionEvent): string =>
  [
    `Somebody sent the form “${form.name}”.`,
    ...answers.filter(({ type, text }) => type !== 'hidden' && text !== '').map(lineOf),
    ...(pagePath === '' ? [] : [`Sent from ${publicOrigin}${pagePath}`]),
    `Read it with all others: ${publicOrigin}/config/forms/submissions?open=${submissionId}`,
  ].join('\n\n');

const replyTo = (sender: string | undefined) =>
  sender !== undefined && isMailAddress(sender) ? { replyTo: sender } : {};

const notifyOwners = async (transaction: Queryable, event: SubmissionEvent): Promise<void> => {
  const { site, form, sender } = event;
  await enqueueMails(transaction, {
    websiteId: site.id,
    to: [...new Set((form.storage?.emails ?? []).filter(isMailAddress))],
    fromName: site.settings.title,
    ...replyTo(sender),
    subject: `Form submission: ${form.name}`,
    text: notificationText({ ...event, answers: await readAnswers(transaction, event) }),
  });
};

const confirmToSender = async (transaction: Queryable, event: SubmissionEvent): Promise<void> => {
  const { site, form, sender, now } = event;
  const confirmation = form.storage?.confirmation;
  if (!confirmation || sender === undefined || !isMailAddress(sender)) return;
  const scope = ['forms.confirmation', site.id, mailboxKey(sender)];
  if (!(await countWithinLimit(transaction, { scope, limit: CONFIRMATIONS, now }))) return;
  await enqueueMail(transaction, {
    websiteId: site.id,
    to: sender,
    fromName: site.settings.title,
    subject: confirmation.subject.trim() || form.name,
    text: confirmation.text,
    language: site.settings.language,
    headers: { 'auto-submitted': 'auto-replied' },
  });
};

/** Emails to the owners and to the sender, through the outbox. */
export const enqueueSubmissionMails = async (
  transaction: Queryable,
  event: SubmissionEvent,
): Promise<void> => {
  await notifyOwners(transaction, event);
  await confirmToSender(transaction, event);
};
