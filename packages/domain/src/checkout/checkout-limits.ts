export const checkoutLimits = { EMAIL: 254, NOTE: 2000, ANSWERS: 500 } as const;
