import { isCurrencyCode, money, moneyText } from '../money/index.ts';
import type { GiftCardStatus } from './gift-card-states.ts';

export interface ExportedGiftCard {
  readonly lastFour: string;
  readonly status: GiftCardStatus;
  readonly currency: string;
  readonly issuedCents: number;
  readonly balanceCents: number;
  readonly isTest: boolean;
  readonly recipientName: string;
  readonly recipientEmail: string;
  readonly buyerEmail: string;
  readonly order: { readonly number: string } | null;
  readonly createdOn: string;
  readonly deliveredOn: string | null;
  readonly expiresOn: string | null;
  readonly note: string;
}

export const giftCardCsvHead: readonly string[] = [
  'Last four',
  'Status',
  'Issued',
  'Balance',
  'Currency',
  'Test',
  'Recipient',
  'Recipient email',
  'Buyer email',
  'Order',
  'Created',
  'Sent',
  'Expires',
  'Note',
];

const amountText = (cents: number, currency: string): string =>
  isCurrencyCode(currency) ? moneyText(money(BigInt(cents), currency)).value : String(cents);

export const giftCardCsvRow = (card: ExportedGiftCard): string[] => [
  card.lastFour,
  card.status,
  amountText(card.issuedCents, card.currency),
  amountText(card.balanceCents, card.currency),
  card.currency,
  card.isTest ? 'yes' : 'no',
  card.recipientName,
  card.recipientEmail,
  card.buyerEmail,
  card.order?.number ?? '',
  card.createdOn,
  card.deliveredOn ?? '',
  card.expiresOn ?? '',
  card.note,
];
