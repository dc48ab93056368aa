import type { Permission } from '@sitewright/domain/contributors';
import type { FirstSaleStep } from '@sitewright/domain/store';

interface StepText {
  readonly title: string;
  readonly text: string;
  /** The screen where it is done; a test order is placed on the site itself. */
  readonly screen?: { readonly path: StepPath; readonly label: string; readonly permission: Permission };
}

export type StepPath =
  | '/store/products'
  | '/store/shipping'
  | '/store/tax'
  | '/store/payments'
  | '/store/settings'
  | '/store/invoices/settings'
  | '/settings/social';

export const stepTexts: Readonly<Record<FirstSaleStep, StepText>> = {
  product: {
    title: 'Publish a product',
    text: 'With a price and a picture, visible to visitors.',
    screen: { path: '/store/products', label: 'Products', permission: 'products' },
  },
  shipping: {
    title: 'Set up shipping',
    text: 'A zone with a rate, a pickup location or local delivery. Digital products and services need none.',
    screen: { path: '/store/shipping', label: 'Shipping', permission: 'store-settings' },
  },
  tax: {
    title: 'Set up tax',
    text: 'The rates of each country where you have to collect it.',
    screen: { path: '/store/tax', label: 'Tax', permission: 'store-settings' },
  },
  payment: {
    title: 'Offer a way to pay',
    text: 'Test payments move no money.',
    screen: { path: '/store/payments', label: 'Payments', permission: 'payments' },
  },
  policies: {
    title: 'Write your policies',
    text: 'Return policy, terms of service and privacy policy, linked in the checkout.',
    screen: { path: '/store/settings', label: 'Store settings', permission: 'store-settings' },
  },
  business: {
    title: 'Enter your business name and address',
    text: 'Invoices need both.',
    screen: { path: '/store/invoices/settings', label: 'Invoice settings', permission: 'store-settings' },
  },
  contact: {
    title: 'Add your email address',
    text: 'Customers answer to it. It is the Email account of your site; new orders are announced to everybody who looks after orders.',
    screen: { path: '/settings/social', label: 'Social', permission: 'settings' },
  },
  'test-order': {
    title: 'Place a test order',
    text: 'Go through the checkout as a shopper, with the test gateway.',
  },
};
