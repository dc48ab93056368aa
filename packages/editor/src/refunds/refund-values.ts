import type { CallAnswer } from '@sitewright/api/call';
import type { ordersCalls } from '@sitewright/api/orders';
import { parsePrice, priceFaultText, type PriceFormat } from '@sitewright/domain/money';
import { blocksRefunds } from '@sitewright/domain/payments';
import { giftCardCentsOf, refundForPieces } from '@sitewright/domain/orders';

type OrderDetail = CallAnswer<typeof ordersCalls.read>;

export type RefundedOrder = Pick<
  OrderDetail,
  | 'id'
  | 'number'
  | 'revision'
  | 'currency'
  | 'totalCents'
  | 'refundedCents'
  | 'balanceCents'
  | 'shippingCents'
  | 'pricesIncludeTax'
  | 'giftCards'
> & {
  readonly refunds: readonly Pick<
    OrderDetail['refunds'][number],
    'state' | 'amountCents' | 'giftCardCents'
  >[];
  readonly payments: readonly Pick<OrderDetail['payments'][number], 'state' | 'amountCents' | 'gateway'>[];
  readonly disputes: readonly Pick<OrderDetail['disputes'][number], 'state' | 'lostCents'>[];
  readonly lines: readonly Pick<
    OrderDetail['lines'][number],
    | 'id'
    | 'title'
    | 'quantity'
    | 'refundedQuantity'
    | 'unitCents'
    | 'subtotalCents'
    | 'discountCents'
    | 'taxCents'
    | 'optionValues'
  >[];
};

/** The refund as its form shows it. */
export interface RefundValues {
  /** By line; NaN for what is no number. */
  readonly pieces: Readonly<Record<string, number>>;
  /** Beside the lines, as it is typed. */
  readonly amount: string;
  /** What goes to gift cards, as it is typed; undefined for what the payment cannot take back. */
  readonly giftCards: string | undefined;
}

export interface ReadRefund {
  /** By line id, and `amount`. */
  readonly faults: Readonly<Record<string, string>>;
  readonly lines: readonly { readonly lineId: string; readonly quantity: number }[];
  readonly amountCents: number;
  readonly sumCents: number;
  readonly giftCardCents: number;
  /** What can be refunded after it. */
  readonly leftCents: number;
}

type Line = RefundedOrder['lines'][number];

export const refundableOf = ({ quantity, refundedQuantity }: Line): number => quantity - refundedQuantity;

const pieceFault = (line: Line, quantity: number): string | undefined =>
  Number.isInteger(quantity) && quantity >= 0 && quantity <= refundableOf(line)
    ? undefined
    : `Enter a whole number from 0 to ${refundableOf(line)}.`;

const readAmount = (typed: string, format: PriceFormat): { cents: number; fault?: string } => {
  if (typed.trim() === '') return { cents: 0 };
  const parsed = parsePrice(typed, format);
  return 'minor' in parsed
    ? { cents: parsed.minor }
    : { cents: 0, fault: priceFaultText(parsed.fault, format) };
};

/** The bank of the customer holds the money. */
export const isRefundBlocked = ({ disputes }: Pick<RefundedOrder, 'disputes'>): boolean =>
  disputes.some(({ state }) => blocksRefunds(state));

/** By transfer or in cash: no gateway gives it back. */
export const isPaidByHand = ({ payments }: Pick<RefundedOrder, 'payments'>): boolean =>
  payments.some(({ state, gateway }) => state === 'succeeded' && gateway === 'manual');

/** What the payment and the gift cards can still get back. */
export const refundableParts = (order: RefundedOrder) => {
  const made = order.refunds.filter(({ state }) => state !== 'failed');
  const toCards = made.reduce((sum, { giftCardCents }) => sum + giftCardCents, 0);
  const toPayment = made.reduce((sum, { amountCents }) => sum + amountCents, 0) - toCards;
  const lost = order.disputes.reduce((sum, { lostCents }) => sum + lostCents, 0);
  const captured = order.payments
    .filter(({ state }) => state === 'succeeded')
    .reduce((sum, { amountCents }) => sum + amountCents, 0);
  return { gatewayCents: captured - toPayment - lost, cardCents: giftCardCentsOf(order) - toCards };
};

const readSplit = (
  order: RefundedOrder,
  { sumCents, typed }: { readonly sumCents: number; readonly typed: string | undefined },
  format: PriceFormat,
): { readonly giftCardCents: number; readonly fault?: string } => {
  const { gatewayCents, cardCents } = refundableParts(order);
  if (typed === undefined)
    return { giftCardCents: Math.min(cardCents, Math.max(0, sumCents - gatewayCents)) };
  const { cents, fault } = readAmount(typed, format);
  if (fault !== undefined) return { giftCardCents: 0, fault };
  const isPossible = cents <= Math.min(cardCents, sumCents) && sumCents - cents <= gatewayCents;
  return isPossible
    ? { giftCardCents: cents }
    : { giftCardCents: cents, fault: 'Neither the payment nor a gift card can get back more than it paid.' };
};

/** What goes back for the chosen pieces and the amount, by the rule that the server computes it with. */
export const readRefund = (
  order: RefundedOrder,
  { pieces, amount, giftCards }: RefundValues,
  format: PriceFormat,
): ReadRefund => {
  const faults: Record<string, string> = {};
  const lines: { lineId: string; quantity: number }[] = [];
  let sumCents = 0;
  for (const line of order.lines) {
    const quantity = pieces[line.id] ?? 0;
    const fault = pieceFault(line, quantity);
    if (fault !== undefined) faults[line.id] = fault;
    else if (quantity > 0) {
      lines.push({ lineId: line.id, quantity });
      sumCents += refundForPieces(line, order, { quantity, before: line.refundedQuantity });
    }
  }
  const { cents, fault } = readAmount(amount, format);
  const open = order.totalCents - order.balanceCents - order.refundedCents;
  if (fault !== undefined) faults['amount'] = fault;
  else if (sumCents + cents > open) faults['amount'] = 'This is more than is left to refund.';
  sumCents += cents;
  const split = readSplit(order, { sumCents, typed: giftCards }, format);
  if (split.fault !== undefined) faults['giftCards'] = split.fault;
  const { giftCardCents } = split;
  return {
    faults,
    lines,
    amountCents: cents,
    sumCents,
    giftCardCents,
    leftCents: Math.max(0, open - sumCents),
  };
};
