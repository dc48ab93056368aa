import type { QuantityRules, Stock, SubscriptionPlan, UnitMeasure } from '../catalogue/index.ts';
import type { Discount, DiscountCustomer } from '../discounts/index.ts';
import type { FormDefinition } from '../forms/index.ts';
import type { SpendableCard } from '../gift-cards/index.ts';
import type { CurrencyCode } from '../money/index.ts';
import type { ShippingLocation } from '../shipping/index.ts';
import type { StoreSettings } from '../store/index.ts';
import type { CartImage } from './cart-schemas.ts';
import type { CartEntry } from './entries.ts';

/** A variant as the shop sells it at this moment. */
export interface SoldVariant {
  readonly itemId: string;
  readonly variantId: string;
  readonly sku: string;
  readonly title: string;
  readonly fullUrl: string;
  readonly productType: number;
  readonly attributes: Readonly<Record<string, string>>;
  readonly optionOrdering: readonly string[];
  readonly price: number;
  readonly salePrice: number | undefined;
  readonly onSale: boolean;
  readonly stock: Stock;
  /** Whether visitors can see and buy it now. */
  readonly isSold: boolean;
  readonly isSubscribable: boolean;
  /** How often a subscription is paid. */
  readonly subscriptionPlan?: SubscriptionPlan | undefined;
  readonly form: FormDefinition | undefined;
  readonly image: CartImage | null;
  readonly quantityRules?: QuantityRules | undefined;
  /** Empty is the standard rate. */
  readonly taxClass?: string;
  readonly categories?: readonly string[];
  readonly unitMeasure?: UnitMeasure | undefined;
  /** Of one piece. */
  readonly grams?: number;
  /** Of the owner, not of the catalogue: it has no stock. */
  readonly isCustom?: boolean;
  readonly isUntaxed?: boolean;
}

/** What is kept of a cart. */
export interface CartState {
  readonly id: string | null;
  readonly websiteId: string;
  readonly createdOn: number;
  readonly isPurchased: boolean;
  readonly entries: readonly CartEntry[];
  readonly shippingLocation: ShippingLocation;
  readonly shippingKey: string | null;
  /** Discount codes that were entered, in capitals. */
  readonly codes: readonly string[];
}

export interface EnteredCard extends SpendableCard {
  /** Why it cannot be used any more; empty where it can. */
  readonly note: string;
}

/** What the checkout knows beyond the cart. */
export interface CartBuyer {
  readonly billing: ShippingLocation;
  /** How often a discount was used, by all customers. */
  usesOf(discountId: string): number;
  /** Gift cards that were entered, and the least that is left to a gateway. */
  readonly giftCards: { readonly cards: readonly EnteredCard[]; readonly minimumCents: number };
  /** Unknown before the email address is. */
  readonly customer: DiscountCustomer | undefined;
}

/** What is around a cart: prices, stock and rules of this moment. */
export interface CartContext {
  /** By variant id. */
  readonly variants: ReadonlyMap<string, SoldVariant>;
  readonly currency: CurrencyCode;
  readonly settings: StoreSettings;
  /** Those that apply by themselves, and those of the cart's codes. */
  readonly discounts: readonly Discount[];
  /** Whether the store has any discount: only then is a code asked for. */
  readonly hasDiscounts: boolean;
  /** Milliseconds. */
  readonly now: number;
  readonly buyer?: CartBuyer;
  /** In which shoppers are spoken to. */
  readonly language: string;
  /** An amount in minor units as the site's pages print it. */
  printMoney(cents: number): string;
}
