export const checkoutLimits = { EMAIL: 254, NOTE: 2000 } as const;
