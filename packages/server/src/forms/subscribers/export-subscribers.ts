import { neutralizeFormula, writeCsvRow } from '@sitewright/domain/csv';
import { writeInPieces } from '../../csv-files/index.ts';
import type { Database } from '../../database/index.ts';
import { listSubscribers, type SubscriberFilter, type SubscriberRow } from './subscribers-store.ts';

const writeRow = (cells: readonly string[]): string => writeCsvRow(cells.map(neutralizeFormula));

const head = [
  'Email',
  'Mailing list',
  'State',
  'Subscribed on',
  'Unsubscribed on',
  'Form',
  'Page',
  'Text agreed to',
];

const stateOf = ({ unsubscribedOn, isPending }: SubscriberRow): string => {
  if (unsubscribedOn !== null) return 'Unsubscribed';
  return isPending ? 'Not confirmed' : 'Subscribed';
};

const cellsOf = (row: SubscriberRow): string[] => [
  row.email,
  row.list,
  stateOf(row),
  new Date(row.subscribedOn).toISOString(),
  row.unsubscribedOn === null ? '' : new Date(row.unsubscribedOn).toISOString(),
  row.formName ?? '',
  row.pagePath,
  row.text,
];

/** One line for each subscriber, newest first. */
export const writeSubscribers = (
  database: Database,
  websiteId: string,
  filter: SubscriberFilter,
): AsyncGenerator<string> =>
  writeInPieces<SubscriberRow>({
    head: writeRow(head),
    read: (last, limit) =>
      listSubscribers(database, websiteId, {
        ...filter,
        limit,
        ...(last === undefined ? {} : { before: last.id }),
      }),
    write: (rows) => rows.map((row) => writeRow(cellsOf(row))).join(''),
  });
