import { neutralizeFormula, writeCsvRow } from '@sitewright/domain/csv';
import type { SiteForm } from '@sitewright/domain/forms';
import type { Database } from '../../database/index.ts';
import {
  listAnsweredFields,
  listSubmissions,
  type ReadSubmission,
  type SubmissionFilter,
} from './submissions-store.ts';

const BATCH = 500;
/** Spreadsheets take a file without it for one in their own encoding. */
const BYTE_ORDER_MARK = '\uFEFF';

interface Column {
  readonly fieldId: string;
  readonly title: string;
}

/** Fields of the form in their order, then those that only older submissions have. */
const columnsOf = (form: SiteForm | undefined, answered: readonly Column[]): Column[] => {
  const current = (form?.fields ?? []).map(({ id, title }) => ({ fieldId: id, title }));
  const order = new Map(current.map(({ fieldId }, index) => [fieldId, index]));
  const positionOf = ({ fieldId }: Column): number => order.get(fieldId) ?? current.length;
  return answered.toSorted((a, b) => positionOf(a) - positionOf(b));
};

const cellOf = ({ answers, files }: ReadSubmission, { fieldId }: Column): string => {
  const names = files.filter((file) => file.fieldId === fieldId).map(({ filename }) => filename);
  const text = answers.find((answer) => answer.fieldId === fieldId)?.text ?? '';
  return names.length > 0 ? names.join(', ') : text;
};

const rowOf = (submission: ReadSubmission, columns: readonly Column[]): string[] => [
  new Date(submission.submittedAt).toISOString(),
  submission.state,
  ...columns.map((column) => cellOf(submission, column)),
  submission.consent?.list ?? '',
  submission.pagePath,
  submission.note,
];

const writeRow = (cells: readonly string[]): string => writeCsvRow(cells.map(neutralizeFormula));

interface Export {
  readonly websiteId: string;
  readonly form: SiteForm | undefined;
  readonly filter: SubmissionFilter;
}

/** One line for each submission, newest first. */
export async function* writeSubmissions(
  database: Database,
  { websiteId, form, filter }: Export,
): AsyncGenerator<string> {
  const columns = columnsOf(form, await listAnsweredFields(database, websiteId, filter));
  const titles = columns.map(({ title }) => title);
  yield BYTE_ORDER_MARK + writeRow(['Submitted on', 'Folder', ...titles, 'Mailing list', 'Page', 'Note']);
  let before: string | undefined;
  for (;;) {
    const rows = await listSubmissions(database, websiteId, {
      ...filter,
      limit: BATCH,
      ...(before === undefined ? {} : { before }),
    });
    yield rows.map((row) => writeRow(rowOf(row, columns))).join('');
    before = rows.at(-1)?.submissionId;
    if (rows.length < BATCH || before === undefined) return;
  }
}
