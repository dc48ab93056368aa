import { ownMessageOf, senderOf, siteFormTextsIn, type Answers } from '@sitewright/domain/forms';
import { fillText } from '@sitewright/domain/languages';
import { escapeMailHtml } from '@sitewright/domain/mail';
import { asksToConfirm } from '../../mailing-list-records/index.ts';
import type { FormForSubmission } from '../forms-store.ts';
import type { Sender, SentForm, SubmissionResult } from './sent-form.ts';

export interface AnsweredForm {
  readonly sender: Sender;
  readonly sent: SentForm;
  readonly published: FormForSubmission;
}

/** Who signs up is on a list with confirmation only once the link of its email was followed. */
const messageOf = async (
  { sender: { database, site }, sent, published: { content } }: AnsweredForm,
  answers: Answers,
): Promise<string> => {
  const own = ownMessageOf(content);
  const list = content.storage?.mailingList;
  const email = senderOf(content, answers);
  if (own !== '' || !list || email === undefined) return own;
  if (list.optIn === 'checkbox' && sent.optIn !== true) return own;
  if (!(await asksToConfirm(database, site.id, list.name))) return own;
  const text = siteFormTextsIn(site.settings.language)['confirm-by-email'];
  return `<p>${escapeMailHtml(fillText(text, { val: email }))}</p>`;
};

export const resultOf = async (form: AnsweredForm, answers: Answers): Promise<SubmissionResult> => {
  const { content } = form.published;
  return {
    message: await messageOf(form, answers),
    html: content.submissionHTML ?? '',
    redirect: content.successRedirect || null,
  };
};
