/** What stands below the price of a product: what comes on top of it, and what does not. */
export const priceNoteTexts = {
  taxIsIncluded: 'Tax included.',
  taxIsAdded: 'Tax is added at checkout.',
  shippingIsAdded: 'Shipping is calculated at checkout.',
  shippingIsFree: 'Shipping is free.',
} as const;

export type PriceNote = keyof typeof priceNoteTexts;
