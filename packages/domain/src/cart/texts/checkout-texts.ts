/** What a shop says about paying while it has no checkout. An email address follows the second. */
export const checkoutTexts = {
  noCheckout: 'Online checkout is not available yet.',
  orderByEmail: 'To order, please email us:',
} as const;
