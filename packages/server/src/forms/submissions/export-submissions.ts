import { neutralizeFormula, writeCsvRow } from '@sitewright/domain/csv';
import { shownText, type SiteForm } from '@sitewright/domain/forms';
import { writeInPieces } from '../../csv-files/index.ts';
import type { Database } from '../../database/index.ts';
import {
  listAnsweredFields,
  listSubmissions,
  type AnsweredField,
  type ReadSubmission,
  type SubmissionFilter,
} from './submissions-store.ts';

/** One field, or all fields of this title where several forms are exported. */
interface Column {
  readonly title: string;
  readonly fields: readonly AnsweredField[];
}

/** Fields of the form in their order, then those that only older submissions have. */
const columnsOfForm = (form: SiteForm, answered: readonly AnsweredField[]): Column[] => {
  const order = new Map(form.fields.map(({ id }, index) => [id, index]));
  const positionOf = ({ fieldId }: AnsweredField): number => order.get(fieldId) ?? order.size;
  return answered
    .toSorted((a, b) => positionOf(a) - positionOf(b))
    .map((field) => ({ title: field.title, fields: [field] }));
};

/** A column for each title: forms call most of their fields alike. A second field of a form gets its own. */
const columnsOfAll = (answered: readonly AnsweredField[]): Column[] => {
  const columns: { title: string; fields: AnsweredField[] }[] = [];
  for (const field of answered) {
    const column = columns.find(
      ({ title, fields }) => title === field.title && fields.every(({ formId }) => formId !== field.formId),
    );
    if (column) column.fields.push(field);
    else columns.push({ title: field.title, fields: [field] });
  }
  return columns;
};

const cellOf = ({ formId, answers, files }: ReadSubmission, { fields }: Column): string => {
  const own = fields.find((field) => field.formId === formId)?.fieldId;
  const names = files.filter(({ fieldId }) => fieldId === own).map(({ filename }) => filename);
  const answer = answers.find(({ fieldId }) => fieldId === own);
  if (names.length > 0) return names.join(', ');
  return answer ? shownText(answer) : '';
};

const writeRow = (cells: readonly string[]): string => writeCsvRow(cells.map(neutralizeFormula));

interface Export {
  readonly websiteId: string;
  /** Undefined for those of all forms. */
  readonly form: SiteForm | undefined;
  readonly filter: SubmissionFilter;
}

/** The form is named where there may be several. */
const formCell = ({ form }: Export, name: string): string[] => (form ? [] : [name]);

const headOf = (request: Export, columns: readonly Column[]): string[] => [
  'Submitted on',
  'Folder',
  ...formCell(request, 'Form'),
  ...columns.map(({ title }) => title),
  'Mailing list',
  'Page',
  'Note',
];

const rowOf = (request: Export, submission: ReadSubmission, columns: readonly Column[]): string[] => [
  new Date(submission.submittedAt).toISOString(),
  submission.state,
  ...formCell(request, submission.formName),
  ...columns.map((column) => cellOf(submission, column)),
  submission.consent?.list ?? '',
  submission.pagePath,
  submission.note,
];

/** One line for each submission, newest first. */
export async function* writeSubmissions(database: Database, request: Export): AsyncGenerator<string> {
  const { websiteId, form, filter } = request;
  const answered = await listAnsweredFields(database, websiteId, filter);
  const columns = form ? columnsOfForm(form, answered) : columnsOfAll(answered);
  yield* writeInPieces<ReadSubmission>({
    head: writeRow(headOf(request, columns)),
    read: (last, limit) =>
      listSubmissions(database, websiteId, {
        ...filter,
        limit,
        ...(last === undefined ? {} : { before: last.submissionId }),
      }),
    write: (rows) => rows.map((row) => writeRow(rowOf(request, row, columns))).join(''),
  });
}
