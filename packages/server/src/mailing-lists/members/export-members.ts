import { Readable } from 'node:stream';
import { neutralizeFormula, writeCsvRow } from '@sitewright/domain/csv';
import { writeInPieces } from '../../csv-files/index.ts';
import type { Database } from '../../database/index.ts';
import { FileAnswer } from '../../http/index.ts';
import { listExportedMembers, type ExportedMember, type MemberPage } from './owner-members-store.ts';

const head = [
  'Email',
  'Name',
  'State',
  'Tags',
  'Language',
  'Source',
  'Signed up',
  'Confirmed',
  'State since',
  'Agreed to',
];

const isoOf = (moment: Date | string | null): string =>
  moment === null ? '' : new Date(moment).toISOString();

const writeRow = (cells: readonly string[]): string => writeCsvRow(cells.map(neutralizeFormula));

const rowOf = (row: ExportedMember): string =>
  writeRow([
    row.email,
    row.name,
    row.state,
    row.tags.join(', '),
    row.language,
    row.source,
    isoOf(row.signedUpOn),
    isoOf(row.confirmedOn),
    isoOf(row.stateOn),
    row.consent ?? '',
  ]);

/** Newest first; read in parts while the file is sent. */
const writeMembers = (
  database: Database,
  page: Omit<MemberPage, 'before' | 'limit'>,
): AsyncGenerator<string> =>
  writeInPieces<ExportedMember>({
    head: writeRow(head),
    read: (last, limit) => listExportedMembers(database, { ...page, before: last?.id, limit }),
    write: (rows) => rows.map(rowOf).join(''),
  });

const slugOf = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, 60);

export const exportMembers = (
  database: Database,
  page: Omit<MemberPage, 'before' | 'limit'>,
  listName: string,
): FileAnswer =>
  new FileAnswer(Readable.from(writeMembers(database, page), { objectMode: false }), {
    filename: `mailing-list-${slugOf(listName)}-${page.now.toISOString().slice(0, 10)}.csv`,
    contentType: 'text/csv; charset=utf-8',
  });
