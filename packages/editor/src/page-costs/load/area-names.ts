/** Areas that the menus call otherwise than the program does. */
const names: Readonly<Record<string, string>> = {
  'cart-totals': 'Totals of carts',
  canvas: 'Page editor',
  catalogue: 'Products and stock',
  checkout: 'Checkout',
  discounts: 'Discounts',
  documents: 'Saving and publishing',
  embeds: 'Embedded content',
  'follow-ups': 'Follow-up emails',
  mail: 'Mail',
  media: 'Files',
  navigation: 'Navigation',
  'order-edits': 'Changes of orders',
  'outside-effects': 'Copies of sites',
  'page-costs': 'Performance and load',
  previews: 'Previews',
  'product-files': 'Import and export of products',
  redirects: 'URL redirects',
  sites: 'Sites and accounts',
  store: 'Store settings',
  'store-emails': 'Emails of the store',
  'store-setup': 'Store setup',
  templates: 'Template',
};

/** What administrators know an area of the program by. */
export const areaName = (capability: string): string =>
  names[capability] ?? capability.charAt(0).toUpperCase() + capability.slice(1).replaceAll('-', ' ');
