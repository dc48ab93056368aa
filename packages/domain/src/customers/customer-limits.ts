export const customerLimits = {
  PAGE: 50,
  NAME: 200,
  EMAIL: 254,
  NOTE: 5000,
  SEARCH: 200,
  ORDERS: 50,
  ADDRESSES: 20,
  /** Subscriptions and gift cards that the page of a customer lists. */
  PURCHASES: 50,
} as const;

/** How the list is sorted: names from A, everything else from the last or most. */
export const customerSorts = ['newest', 'last-order', 'spent', 'name'] as const;

export type CustomerSort = (typeof customerSorts)[number];
