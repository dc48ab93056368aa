import type { ShippingSettings } from '../shipping/index.ts';
import { isSellerKnown } from './invoice-settings.ts';
import type { StoreSettings } from './store-settings.ts';

/** What a store needs before its first sale, in the order in which it is set up. */
export const firstSaleSteps = [
  'product',
  'shipping',
  'tax',
  'payment',
  'policies',
  'business',
  'contact',
  'test-order',
] as const;

export type FirstSaleStep = (typeof firstSaleSteps)[number];

/** What is known of a store beside its settings. */
export interface StoreFacts {
  readonly hasProduct: boolean;
  /** Whether a product on sale is shipped. */
  readonly hasShippedProduct: boolean;
  readonly hasContactEmail: boolean;
  readonly hasOrder: boolean;
  /** By a gateway with a live account. */
  readonly takesCards: boolean;
}

const canDeliver = ({ profiles }: ShippingSettings): boolean =>
  profiles.some(
    ({ zones, pickups, localDeliveries }) =>
      pickups.length > 0 || localDeliveries.length > 0 || zones.some(({ rates }) => rates.length > 0),
  );

const isDone: Record<FirstSaleStep, (settings: StoreSettings, facts: StoreFacts) => boolean> = {
  product: (_settings, { hasProduct }) => hasProduct,
  shipping: ({ shipping }, { hasProduct, hasShippedProduct }) =>
    canDeliver(shipping) || (hasProduct && !hasShippedProduct),
  tax: ({ taxRules, firstSale }) => taxRules.length > 0 || firstSale.collectsNoTax,
  payment: ({ payments }, { takesCards }) =>
    takesCards || payments.manualMethods.some(({ isEnabled }) => isEnabled),
  policies: ({ checkout: { policies } }) =>
    policies.returns !== '' && policies.terms !== '' && policies.privacy !== '',
  business: ({ invoices }) => isSellerKnown(invoices),
  contact: (_settings, { hasContactEmail }) => hasContactEmail,
  'test-order': (_settings, { hasOrder }) => hasOrder,
};

export const checkFirstSale = (
  settings: StoreSettings,
  facts: StoreFacts,
): { readonly id: FirstSaleStep; readonly isDone: boolean }[] =>
  firstSaleSteps.map((id) => ({ id, isDone: isDone[id](settings, facts) }));
