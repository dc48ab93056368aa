import { isCurrencyCode, money, moneyText } from '../money/index.ts';

export interface ExportedCustomer {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly acceptsMarketing: boolean;
  readonly orderCount: number;
  readonly spent: readonly { readonly currency: string; readonly cents: number }[];
  readonly createdOn: string;
  readonly lastOrderOn: string | null;
  readonly note: string;
}

export const customerCsvHead: readonly string[] = [
  'Name',
  'Email',
  'Phone',
  'Accepts marketing',
  'Orders',
  'Spent',
  'Customer since',
  'Last order',
  'Note',
];

const amountText = (cents: number, currency: string): string =>
  isCurrencyCode(currency) ? moneyText(money(BigInt(cents), currency)).value : String(cents);

export const customerCsvRow = (customer: ExportedCustomer): string[] => [
  customer.name,
  customer.email,
  customer.phone,
  customer.acceptsMarketing ? 'yes' : 'no',
  String(customer.orderCount),
  customer.spent.map(({ currency, cents }) => `${amountText(cents, currency)} ${currency}`).join(', '),
  customer.createdOn,
  customer.lastOrderOn ?? '',
  customer.note,
];
