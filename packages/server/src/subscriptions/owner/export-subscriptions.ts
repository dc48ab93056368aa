import { describePlan } from '@sitewright/domain/billing-periods';
import { neutralizeFormula, writeCsvRow } from '@sitewright/domain/csv';
import { isCurrencyCode, money, moneyText } from '@sitewright/domain/money';
import { writeInPieces } from '../../csv-files/index.ts';
import type { Database } from '../../database/index.ts';
import type { SubscriptionRow } from '../../subscription-records/index.ts';
import { describeSummary, type SubscriptionSummary } from './describe-subscription.ts';
import { listSubscriptions, type SubscriptionFilter } from './subscription-list-store.ts';

const head = [
  'Id',
  'Status',
  'Test',
  'Customer',
  'Email',
  'Product',
  'Variant',
  'Quantity',
  'Plan',
  'Renewal',
  'Currency',
  'Paid periods',
  'Next charge',
  'Started',
  'Ended',
  'Reason',
] as const;

const amountText = (cents: number, currency: string): string =>
  isCurrencyCode(currency) ? moneyText(money(BigInt(cents), currency)).value : String(cents);

const cellsOf = (row: SubscriptionSummary): string[] => [
  row.id,
  row.status,
  row.isTest ? 'yes' : 'no',
  row.customerName,
  row.email,
  row.product,
  row.variant,
  String(row.quantity),
  describePlan(row.plan, 'en'),
  amountText(row.renewalCents, row.currency),
  row.currency,
  String(row.paidPeriods),
  row.nextOn ?? '',
  row.startedOn,
  row.endedOn ?? '',
  row.endReason ?? '',
];

const writeRow = (cells: readonly string[]): string => writeCsvRow(cells.map(neutralizeFormula));

/** Newest first; read in parts while the file is sent. */
export const writeSubscriptions = (
  database: Database,
  websiteId: string,
  filter: SubscriptionFilter,
): AsyncGenerator<string> =>
  writeInPieces<SubscriptionRow>({
    head: writeRow(head),
    read: (last, limit) =>
      listSubscriptions(database, websiteId, { ...filter, before: last?.subscriptionId, limit }),
    write: (rows) => rows.map((row) => writeRow(cellsOf(describeSummary(row)))).join(''),
  });
