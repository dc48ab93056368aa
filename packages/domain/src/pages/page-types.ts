/** Page type codes of the page context. Templates and scripts compare them, so they never change. */
export const pageTypes = {
  mainContent: 1,
  page: 2,
  splashPage: 3,
  contentItem: 50,
  notFound: 100,
  error: 101,
  search: 102,
  lockScreen: 103,
  popupOverlay: 104,
  protectedContent: 105,
  memberAreaAccessDenied: 106,
  paywall: 107,
  showCart: 200,
  checkout: 201,
  orderConfirmed: 202,
  donate: 203,
  contributionConfirmed: 204,
  cart: 205,
  subscriptionConfirmed: 206,
  orderReceived: 207,
  membershipConfirmed: 208,
  reviewsRequest: 209,
  digitalProductPreview: 210,
  orderStatus: 211,
  newsletterUnsubscribe: 300,
  commerceEmailPreview: 301,
  singleSignOn: 400,
} as const;

export type PageType = (typeof pageTypes)[keyof typeof pageTypes];

/** Pages for special cases. A site may have one of each. */
export const pageRoles = {
  'not-found': pageTypes.notFound,
  error: pageTypes.error,
  'lock-screen': pageTypes.lockScreen,
  'popup-overlay': pageTypes.popupOverlay,
  'single-sign-on': pageTypes.singleSignOn,
} as const satisfies Record<string, PageType>;

export type PageRole = keyof typeof pageRoles;
export const pageRoleNames: readonly PageRole[] = [
  'not-found',
  'error',
  'lock-screen',
  'popup-overlay',
  'single-sign-on',
];
