import type { CallAnswer } from '@sitewright/api/call';
import type { ordersCalls } from '@sitewright/api/orders';
import { parsePrice, priceFaultText, type PriceFormat } from '@sitewright/domain/money';
import { refundForPieces } from '@sitewright/domain/orders';

type OrderDetail = CallAnswer<typeof ordersCalls.read>;

export type RefundedOrder = Pick<
  OrderDetail,
  | 'id'
  | 'number'
  | 'revision'
  | 'currency'
  | 'totalCents'
  | 'refundedCents'
  | 'shippingCents'
  | 'pricesIncludeTax'
> & {
  readonly lines: readonly Pick<
    OrderDetail['lines'][number],
    | 'id'
    | 'title'
    | 'quantity'
    | 'refundedQuantity'
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
}

export interface ReadRefund {
  /** By line id, and `amount`. */
  readonly faults: Readonly<Record<string, string>>;
  readonly lines: readonly { readonly lineId: string; readonly quantity: number }[];
  readonly amountCents: number;
  readonly sumCents: number;
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

/** What goes back for the chosen pieces and the amount, by the rule that the server computes it with. */
export const readRefund = (
  order: RefundedOrder,
  { pieces, amount }: RefundValues,
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
  const open = order.totalCents - order.refundedCents;
  if (fault !== undefined) faults['amount'] = fault;
  else if (sumCents + cents > open) faults['amount'] = 'This is more than is left to refund.';
  sumCents += cents;
  return { faults, lines, amountCents: cents, sumCents, leftCents: Math.max(0, open - sumCents) };
};
