import { productTypes } from '../catalogue/index.ts';

export interface PurchasedProduct {
  readonly itemId: string;
  readonly productType: number;
  readonly isSubscribable: boolean;
}

export type PurchaseFlow =
  | { readonly kind: 'cart' }
  | { readonly kind: 'checkout'; readonly url: string }
  | { readonly kind: 'gift-card'; readonly url: string }
  | { readonly kind: 'subscription' };

/** The page on which gift cards are bought. */
const GIFT_CARD_PATH = '/gift-card';

/** Without a SKU the page asks for the value. */
export const giftCardUrl = (itemId?: string, sku = ''): string => {
  if (itemId === undefined) return GIFT_CARD_PATH;
  const value = sku === '' ? '' : `&sku=${encodeURIComponent(sku)}`;
  return `${GIFT_CARD_PATH}?item=${encodeURIComponent(itemId)}${value}`;
};

/** Where the button leads: gift cards and subscriptions have pages of their own, an express store skips the cart. */
export const purchaseFlowOf = (
  { itemId, productType, isSubscribable }: PurchasedProduct,
  { sku, expressCheckout }: { readonly sku: string; readonly expressCheckout: boolean },
): PurchaseFlow => {
  if (productType === productTypes.giftCard) return { kind: 'gift-card', url: giftCardUrl(itemId, sku) };
  if (isSubscribable) return { kind: 'subscription' };
  return expressCheckout ? { kind: 'checkout', url: '/checkout' } : { kind: 'cart' };
};

export const subscriptionUrl = (cartToken: string): string =>
  `/subscribe?cartToken=${encodeURIComponent(cartToken)}`;

/** What is put into the cart itself; everything else is sold apart. A paywall is joined with an account. */
export const goesIntoCart = ({ productType, isSubscribable }: Omit<PurchasedProduct, 'itemId'>): boolean =>
  !isSubscribable && productType !== productTypes.giftCard && productType !== productTypes.paywall;
