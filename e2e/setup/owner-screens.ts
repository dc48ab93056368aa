/** Screens of the owner's app, with what each shows once it is loaded. */
export const ownerScreens = (ownerOrigin: string) =>
  [
    { name: 'pages', path: '/config/pages', shows: 'Search pages' },
    { name: 'general', path: '/config/settings/general', shows: 'Site title' },
    { name: 'contributors', path: '/config/settings/contributors', shows: 'Search by name, email or role' },
    { name: 'invite', path: '/config/settings/contributors?invite=yes', shows: 'Email' },
    { name: 'mail', path: '/config/settings/mail', shows: 'No emails yet' },
    { name: 'activity', path: '/config/settings/activity', shows: 'Activity' },
    { name: 'sites', path: `${ownerOrigin}/config/sites`, shows: 'Search sites' },
    { name: 'account', path: '/config/account', shows: 'Current password' },
    { name: 'not-found', path: '/config/nowhere', shows: 'Unable to locate content' },
    { name: 'discounts', path: '/config/store/discounts', shows: 'No discounts yet' },
    { name: 'discount', path: '/config/store/discounts/edit', shows: 'Percentage off' },
    { name: 'shipping', path: '/config/store/shipping', shows: 'Try an address' },
    { name: 'tax', path: '/config/store/tax', shows: 'Try a price' },
    { name: 'orders', path: '/config/store/orders', shows: 'No orders yet' },
    { name: 'draft-orders', path: '/config/store/orders/drafts', shows: 'No drafts yet' },
    { name: 'customers', path: '/config/store/customers', shows: 'No customers yet' },
    { name: 'returns', path: '/config/store/returns', shows: 'No returns yet' },
    { name: 'return-settings', path: '/config/store/returns/settings', shows: 'Days for a return' },
    { name: 'invoices', path: '/config/store/invoices', shows: 'No invoices yet' },
    { name: 'abandoned-carts', path: '/config/store/abandoned-carts', shows: 'No abandoned carts yet' },
    { name: 'abandoned-cart-settings', path: '/config/store/abandoned-carts/settings', shows: 'Who gets it' },
    { name: 'invoice-settings', path: '/config/store/invoices/settings', shows: 'Next invoice number' },
    { name: 'checkout-page', path: '/config/store/checkout', shows: 'Checkout page' },
    { name: 'store-emails', path: '/config/store/emails', shows: 'Return accepted' },
    {
      name: 'store-email',
      path: '/config/store/emails/email?kind=return-accepted&language=en',
      shows: 'Subject',
    },
    { name: 'store-settings', path: '/config/store/settings', shows: 'Checkout' },
    { name: 'first-sale', path: '/config/store/first-sale', shows: 'Publish a product' },
    { name: 'inventory', path: '/config/store/inventory', shows: 'Inventory' },
    { name: 'subscribers', path: '/config/forms/subscribers', shows: 'No mailing lists yet' },
    { name: 'mailing-lists', path: '/config/mailing-lists', shows: 'No mailing lists yet' },
    { name: 'segments', path: '/config/mailing-lists/segments', shows: 'No segments yet' },
    { name: 'campaigns', path: '/config/campaigns', shows: 'No campaigns yet' },
    { name: 'payments', path: '/config/store/payments', shows: 'Your store takes no real payments yet' },
  ] as const;

/** Screens that need no session. */
export const publicScreens = [
  { name: 'sign-in', path: '/config/sign-in', shows: 'Email' },
  { name: 'forgot-password', path: '/config/forgot-password', shows: 'Email' },
  {
    name: 'reset-password',
    path: '/config/reset-password?token=0123456789012345678901',
    shows: 'New password',
  },
  { name: 'invitation', path: '/config/invitation?token=0123456789012345678901', shows: 'Ask for a new one' },
] as const;
