import { formatPrice, isCurrencyCode } from '@sitewright/domain/money';
import type { OrderContent } from '@sitewright/domain/orders';
import type { ReturnKind, ReturnReason } from '@sitewright/domain/returns';
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
  /** Why the amount was not refunded. */
  readonly refundFailure?: {
    readonly text: string;
    /** Of the payment at the gateway. */
    readonly reference: string;
  };
  /** None where an amount alone was refunded. */
  readonly refundedLines?: readonly { readonly lineId: string; readonly quantity: number }[];
  /** What is still to be paid, and until when the link to it is valid. */
  readonly balance?: {
    readonly amountCents: number;
    readonly message: string;
    readonly expiresAt: Date;
  };
  /** The payment link of a draft order. */
  readonly paymentLink?: { readonly message: string; readonly expiresAt: Date };
  readonly returned?: {
    readonly lines: readonly { readonly lineId: string; readonly quantity: number }[];
    readonly kind: ReturnKind;
    readonly reason: ReturnReason | '';
    readonly note: string;
    readonly reply: string;
    readonly askedAt: Date;
  };
  readonly dispute?: {
    readonly amountCents: number;
    readonly currency: string;
    /** The code of the gateway. */
    readonly reason: string;
    readonly respondBy: Date | null;
    /** Where the owner responds; empty without one. */
    readonly url: string;
  };
  readonly invoiceNumber?: string;
  /** What the owner wrote to thank for a donation. */
  readonly thanks?: string;
  /** What the customer has to do to pay. */
  readonly instructions?: string;
  readonly downloads?: readonly { readonly filename: string; readonly bytes: number }[];
}

/** An order, or a payment that became none: that one has no number. */
export type MailedRow = Pick<
  OrderRow,
  'currency' | 'email' | 'isTest' | 'isDemo' | 'isPickup' | 'balanceCents' | 'paymentState' | 'placedAt'
> & { readonly number: number | null; readonly content: Omit<OrderContent, 'lines'> };

export interface MailedOrder {
  readonly site: Site;
  readonly publicOrigin: string;
  readonly row: MailedRow;
  readonly lines: readonly Pick<OrderLineRow, 'lineId' | 'quantity' | 'content'>[];
  readonly details: MailDetails;
}

export const amountIn = ({ currency, content }: MailedRow, cents: number): string =>
  isCurrencyCode(currency)
    ? formatPrice(cents, { currency, locale: content.language })
    : `${cents} ${currency}`;

/** The lines that the email is about; undefined for the whole order. */
const partOf = ({ shipment, returned, refundedLines = [] }: MailDetails) =>
  shipment?.lines ?? returned?.lines ?? (refundedLines.length > 0 ? refundedLines : undefined);

export const isAboutPart = ({ details }: MailedOrder): boolean => partOf(details) !== undefined;

/** The lines of the shipment, of the return or of the refund, or all of them. */
export const mailedLines = ({ lines, details }: MailedOrder) => {
  const part = partOf(details);
  if (!part) return lines.map((line) => ({ line, quantity: line.quantity }));
  return lines.flatMap((line) => {
    const quantity = part.find(({ lineId }) => lineId === line.lineId)?.quantity;
    return quantity === undefined ? [] : [{ line, quantity }];
  });
};
