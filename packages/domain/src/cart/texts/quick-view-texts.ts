/** What stands over a list when a product is looked at there. */
export const quickViewTexts = {
  quickView: 'Quick View',
  loading: 'Loading…',
  loadFailed: 'Unable to load. Try again.',
  viewFullItem: 'View full item',
  pictures: 'Pictures',
} as const;
