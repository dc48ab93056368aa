import { hasAnswer, shownText, type SiteForm } from '@sitewright/domain/forms';
import type { Submission } from './use-submissions.ts';

export interface SubmissionColumn {
  /** Names the row. */
  readonly isHeader: boolean;
  readonly id: string;
  readonly name: string;
  /** Of a time as the server sends it. */
  readonly textOf: (submission: Submission) => string;
  readonly isTime?: true;
  /** Several answers, which are isolated from each other. */
  readonly isSummary?: true;
}

const answerText = ({ answers }: Submission, fieldId: string): string => {
  const found = answers.find((answer) => answer.fieldId === fieldId);
  if (!found) return '';
  return found.files.length > 0 ? found.files.map(({ filename }) => filename).join(', ') : shownText(found);
};

const sentOn: SubmissionColumn = {
  id: 'submittedOn',
  isHeader: false,
  name: 'Received',
  isTime: true,
  textOf: ({ submittedOn }) => submittedOn,
};

const isShort = ({ type, text }: Submission['answers'][number]): boolean =>
  type !== 'password' && text.trim() !== '';

/** Names a submission in a list: its sender, or the first answer. */
export const nameOf = (submission: Submission): string =>
  submission.sender ?? (submission.answers.find(isShort)?.text || 'No answers');

/** Answers that tell what a submission is about, beside its sender. */
export const summaryOf = ({ answers, sender }: Submission): readonly string[] =>
  answers.filter((answer) => isShort(answer) && answer.text !== sender).map(({ text }) => text);

const summary: SubmissionColumn = {
  id: 'summary',
  isHeader: false,
  name: 'Answers',
  isSummary: true,
  textOf: (submission) => summaryOf(submission).join(' · '),
};

const sender: SubmissionColumn = { id: 'sender', name: 'Sender', isHeader: true, textOf: nameOf };
const formName: SubmissionColumn = {
  id: 'form',
  name: 'Form',
  isHeader: false,
  textOf: (submission) => submission.formName,
};

const titleOf = (title: string): string => title.trim() || 'Untitled field';

/** A column for each field of the form. Rows are named by the email address, or by the first answer. */
const fieldColumns = ({ fields }: SiteForm): readonly SubmissionColumn[] => {
  const answered = fields.filter(hasAnswer);
  const header = answered.find(({ type }) => type === 'email') ?? answered[0];
  return answered.map((field) => ({
    id: field.id,
    name: titleOf(field.title),
    isHeader: field === header,
    textOf: (submission) => answerText(submission, field.id),
  }));
};

/** The fields of the chosen form; a summary while all forms are shown. */
export const columnsOf = (form: SiteForm | undefined): readonly SubmissionColumn[] =>
  form
    ? [{ ...sentOn, isHeader: !form.fields.some(hasAnswer) }, ...fieldColumns(form)]
    : [sender, formName, sentOn, summary];
