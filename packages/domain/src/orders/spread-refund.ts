/** What a payment of an order can still give back. */
export interface RefundablePayment {
  readonly paymentId: string;
  readonly leftCents: number;
}

export interface PaymentPart {
  readonly paymentId: string;
  readonly amountCents: number;
}

/** One payment gives everything back where it can; else the oldest ones give what they have. */
export const spreadRefund = (payments: readonly RefundablePayment[], amountCents: number): PaymentPart[] => {
  const enough = payments.find(({ leftCents }) => leftCents >= amountCents);
  if (enough) return [{ paymentId: enough.paymentId, amountCents }];
  let left = amountCents;
  return payments
    .map(({ paymentId, leftCents }) => {
      const part = Math.min(left, Math.max(0, leftCents));
      left -= part;
      return { paymentId, amountCents: part };
    })
    .filter((part) => part.amountCents > 0);
};

interface RefundedLine {
  readonly lineId: string;
  readonly quantity: number;
  readonly amountCents: number;
}

/** Lines of a refund that several payments make: no more than the first of them gives back. */
export const cutLines = (lines: readonly RefundedLine[], amountCents: number): RefundedLine[] => {
  let left = amountCents;
  return lines.map((line) => {
    const own = Math.min(left, line.amountCents);
    left -= own;
    return { ...line, amountCents: own };
  });
};

/** What was paid beyond the total of an edited order, and goes back first. */
export const creditOf = ({ balanceCents }: { readonly balanceCents: number }): number =>
  Math.max(0, -balanceCents);
