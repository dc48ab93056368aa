export const returnLimits = { NOTE: 2000, REPLY: 5000 } as const;
