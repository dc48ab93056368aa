import { formatPrice, isCurrencyCode } from '@sitewright/domain/money';
import type { OrderContent } from '@sitewright/domain/orders';
import type { Site } from '@sitewright/domain/sites';
import type { OrderLineRow, OrderRow } from '../orders-store.ts';

/** What an email says beside the order itself. */
export interface MailDetails {
  readonly shipment?: {
    readonly lines: readonly { readonly lineId: string; readonly quantity: number }[];
    readonly carrier: string;
    readonly trackingNumber: string;
    readonly trackingUrl: string;
    readonly isPart: boolean;
  };
  readonly refundedCents?: number;
  readonly invoiceNumber?: string;
  /** What the customer has to do to pay. */
  readonly instructions?: string;
  readonly downloads?: readonly { readonly filename: string; readonly bytes: number }[];
}

/** An order, or a payment that became none: that one has no number. */
export type MailedRow = Pick<
  OrderRow,
  'currency' | 'email' | 'isTest' | 'isPickup' | 'paymentState' | 'placedAt'
> & { readonly number: number | null; readonly content: Omit<OrderContent, 'lines'> };

export interface MailedOrder {
  readonly site: Site;
  readonly publicOrigin: string;
  readonly row: MailedRow;
  readonly lines: readonly Pick<OrderLineRow, 'lineId' | 'quantity' | 'content'>[];
  readonly details: MailDetails;
}

/** In one line: a title with line breaks could pass for other lines of the email. */
export const folded = (text: string): string => text.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim();

export const amountIn = ({ currency, content }: MailedRow, cents: number): string =>
  isCurrencyCode(currency)
    ? formatPrice(cents, { currency, locale: content.language })
    : `${cents} ${currency}`;

/** The lines of the shipment, or all of them. */
export const mailedLines = ({ lines, details: { shipment } }: MailedOrder) => {
  if (!shipment) return lines.map((line) => ({ line, quantity: line.quantity }));
  return lines.flatMap((line) => {
    const quantity = shipment.lines.find(({ lineId }) => lineId === line.lineId)?.quantity;
    return quantity === undefined ? [] : [{ line, quantity }];
  });
};
