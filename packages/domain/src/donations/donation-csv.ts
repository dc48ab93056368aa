import { isCurrencyCode, money, moneyText } from '../money/index.ts';

export interface ExportedDonation {
  readonly order: { readonly number: string };
  readonly fund: { readonly title: string };
  readonly donorName: string;
  readonly donorEmail: string;
  readonly amountCents: number;
  readonly currency: string;
  readonly isMonthly: boolean;
  readonly isRefunded: boolean;
  readonly isTest: boolean;
  readonly note: string;
  readonly givenOn: string;
}

export const donationCsvHead: readonly string[] = [
  'Order',
  'Date',
  'Fund',
  'Donor',
  'Email',
  'Amount',
  'Currency',
  'Monthly',
  'Refunded',
  'Test',
  'Note',
];

const amountText = (cents: number, currency: string): string =>
  isCurrencyCode(currency) ? moneyText(money(BigInt(cents), currency)).value : String(cents);

const yesNo = (is: boolean): string => (is ? 'yes' : 'no');

export const donationCsvRow = (donation: ExportedDonation): string[] => [
  donation.order.number,
  donation.givenOn,
  donation.fund.title,
  donation.donorName,
  donation.donorEmail,
  amountText(donation.amountCents, donation.currency),
  donation.currency,
  yesNo(donation.isMonthly),
  yesNo(donation.isRefunded),
  yesNo(donation.isTest),
  donation.note,
];
