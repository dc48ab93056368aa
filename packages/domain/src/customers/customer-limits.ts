export const customerLimits = { PAGE: 50, NOTE: 5000, SEARCH: 200, ORDERS: 50, ADDRESSES: 20 } as const;
