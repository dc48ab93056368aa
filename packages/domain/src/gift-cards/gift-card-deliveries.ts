/** Who gets the email with the code. */
export const giftCardDeliveries = ['recipient', 'buyer'] as const;

export type GiftCardDelivery = (typeof giftCardDeliveries)[number];
