import { neutralizeFormula, writeCsvRow } from '@sitewright/domain/csv';
import type { Database } from '../../database/index.ts';
import { BYTE_ORDER_MARK } from '../csv-file.ts';
import { listSubscribers, type SubscriberFilter, type SubscriberRow } from './subscribers-store.ts';

const BATCH = 500;

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
export async function* writeSubscribers(
  database: Database,
  websiteId: string,
  filter: SubscriberFilter,
): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + writeRow(head);
  let before: string | undefined;
  for (;;) {
    const cursor = before === undefined ? {} : { before };
    const rows = await listSubscribers(database, websiteId, { ...filter, ...cursor, limit: BATCH });
    yield rows.map((row) => writeRow(cellsOf(row))).join('');
    before = rows.at(-1)?.id;
    if (rows.length < BATCH || before === undefined) return;
  }
}
