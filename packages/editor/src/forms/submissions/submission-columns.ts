import { hasAnswer, type SiteForm } from '@sitewright/domain/forms';
import { formatDateTime } from '../../controls/index.ts';
import type { Submission } from './use-submissions.ts';

export interface SubmissionColumn {
  readonly id: string;
  readonly name: string;
  readonly textOf: (submission: Submission) => string;
}

const answerText = ({ answers }: Submission, fieldId: string): string => {
  const found = answers.find((answer) => answer.fieldId === fieldId);
  if (!found) return '';
  return found.files.length > 0 ? found.files.map(({ filename }) => filename).join(', ') : found.text;
};

const sentOn: SubmissionColumn = {
  id: 'submittedOn',
  name: 'Received',
  textOf: ({ submittedOn }) => formatDateTime(new Date(submittedOn)),
};

/** Names a submission in a list: its sender, or the first answer. */
export const nameOf = (submission: Submission): string =>
  submission.sender ?? (submission.answers.find(({ text }) => text.trim() !== '')?.text || 'No answers');

const summary: SubmissionColumn = {
  id: 'summary',
  name: 'Answers',
  textOf: ({ answers, sender }) =>
    answers
      .filter(({ text }) => text !== '' && text !== sender)
      .map(({ text }) => text)
      .join(' · '),
};

const from: SubmissionColumn = { id: 'from', name: 'From', textOf: nameOf };
const formName: SubmissionColumn = { id: 'form', name: 'Form', textOf: (submission) => submission.formName };

const titleOf = (title: string): string => title.trim() || 'Untitled field';

/** A column for each field of the chosen form; a summary while all forms are shown. */
export const columnsOf = (form: SiteForm | undefined): readonly SubmissionColumn[] =>
  form
    ? [
        sentOn,
        ...form.fields.filter(hasAnswer).map(({ id, title }) => ({
          id,
          name: titleOf(title),
          textOf: (submission: Submission) => answerText(submission, id),
        })),
      ]
    : [from, formName, summary, sentOn];
