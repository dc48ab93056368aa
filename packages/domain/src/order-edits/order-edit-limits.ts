export const orderEditLimits = {
  /** Lines of an order after an edit. */
  LINES: 500,
  QUANTITY: 9999,
  REASON: 500,
} as const;
