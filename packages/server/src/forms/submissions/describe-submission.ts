import type { ReadSubmission } from './submissions-store.ts';

const answersOf = ({ answers, files }: ReadSubmission) =>
  answers.map(({ fieldId, type, title, text }) => ({
    fieldId,
    type,
    title,
    text,
    files: files
      .filter((file) => file.fieldId === fieldId)
      .map(({ id, filename, contentType, bytes }) => ({ id, filename, contentType, bytes })),
  }));

/** A submission as owners read it. */
export const describeSubmission = (row: ReadSubmission) => ({
  id: row.submissionId,
  formId: row.formId,
  formName: row.formName,
  state: row.state,
  isUnread: row.isUnread,
  submittedOn: new Date(row.submittedAt).toISOString(),
  sender: row.sender,
  spamReason: row.spamReason,
  answers: answersOf(row),
  note: row.note,
  pageTitle: row.pageTitle,
  pagePath: row.pagePath,
  consent: row.consent,
});
