/** What gift cards paid of an order, or got back of it. */
export const giftCardCentsOf = ({
  giftCards = [],
}: {
  readonly giftCards?: readonly { readonly amountCents: number }[] | undefined;
}): number => giftCards.reduce((sum, { amountCents }) => sum + amountCents, 0);

/** What of the total is paid by other means. */
export const dueCentsOf = (
  order: Parameters<typeof giftCardCentsOf>[0] & { readonly totalCents: number },
): number => order.totalCents - giftCardCentsOf(order);
