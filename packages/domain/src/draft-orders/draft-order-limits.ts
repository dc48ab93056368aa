export const draftOrderLimits = {
  LINES: 200,
  QUANTITY: 9999,
  TITLE: 200,
  REASON: 100,
  DELIVERY_NAME: 100,
  /** Of the text in the email with the payment link. */
  MESSAGE: 2000,
  /** How long a payment link can be valid. */
  LINK_DAYS: 365,
  PAGE: 50,
  SEARCH: 200,
} as const;
