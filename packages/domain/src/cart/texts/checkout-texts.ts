/** The way from the cart to paying. */
export const checkoutTexts = { checkout: 'Checkout' } as const;
