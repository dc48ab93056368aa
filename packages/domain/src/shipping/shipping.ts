import type { PostalCodes } from './postal-codes.ts';

export const shippingLimits = {
  /** The general profile and 49 for some products. */
  PROFILES: 50,
  PRODUCTS_PER_PROFILE: 2000,
  ZONES: 100,
  COUNTRIES: 300,
  REGIONS: 100,
  POSTAL_CODES: 500,
  RATES: 50,
  RANGES: 50,
  PICKUPS: 20,
} as const;

export interface ShippingLocation {
  readonly country?: string;
  readonly region?: string;
  readonly city?: string;
  readonly postalCode?: string;
}

/** An amount from and up to these limits, both included. Of two ranges that meet, the first counts. */
export interface RateRange {
  readonly from: number;
  readonly to?: number;
  readonly cents: number;
}

interface NamedRate {
  readonly id: string;
  readonly name: string;
  /** Such as the days it takes. */
  readonly description?: string;
  /** Free from this subtotal on. */
  readonly freeFromCents?: number;
}

/** Amounts are in minor units of the store's currency. */
export type ShippingRate = NamedRate &
  (
    | { readonly kind: 'flat'; readonly orderCents: number; readonly itemCents: number }
    /** Limits are in grams. */
    | { readonly kind: 'by-weight'; readonly ranges: readonly RateRange[] }
    /** Limits are numbers of pieces. */
    | { readonly kind: 'by-quantity'; readonly ranges: readonly RateRange[] }
    /** Limits are minor units. */
    | { readonly kind: 'by-subtotal'; readonly ranges: readonly RateRange[] }
  );

/** A country, or parts of it: a place is in it if it matches a region or a postal code. */
export interface ZoneCountry {
  readonly country: string;
  /** Codes or names of states and provinces. */
  readonly regions?: readonly string[];
  readonly postalCodes?: readonly PostalCodes[];
}

export interface ShippingZone {
  readonly id: string;
  readonly name: string;
  /** Empty for the rest of the world: all countries that no zone of the profile names. */
  readonly countries: readonly ZoneCountry[];
  readonly rates: readonly ShippingRate[];
}

export interface PickupAddress {
  readonly line1: string;
  readonly line2?: string;
  readonly city: string;
  readonly region?: string;
  readonly postalCode?: string;
  readonly country: string;
}

export interface PickupPoint {
  readonly id: string;
  readonly name: string;
  readonly address: PickupAddress;
  readonly instructions?: string;
  readonly priceCents: number;
}

export interface LocalDelivery {
  readonly id: string;
  readonly name: string;
  readonly country: string;
  readonly postalCodes: readonly PostalCodes[];
  readonly priceCents: number;
  /** Not offered below this subtotal. */
  readonly minimumCents?: number;
  readonly freeFromCents?: number;
  readonly instructions?: string;
}

/** Rates for some products. The first profile is the general one, for all products that no other names. */
export interface ShippingProfile {
  readonly id: string;
  readonly name: string;
  /** Items; always empty in the general profile. */
  readonly productIds: readonly string[];
  readonly zones: readonly ShippingZone[];
  readonly pickups: readonly PickupPoint[];
  readonly localDeliveries: readonly LocalDelivery[];
}

export interface ShippingSettings {
  readonly profiles: readonly ShippingProfile[];
}

export const GENERAL_PROFILE = 'general';

export const defaultShippingSettings: ShippingSettings = {
  profiles: [
    { id: GENERAL_PROFILE, name: 'General', productIds: [], zones: [], pickups: [], localDeliveries: [] },
  ],
};

export interface ShippingOption {
  readonly key: string;
  readonly name: string;
  readonly description: string;
  readonly priceCents: number;
  readonly isPickup: boolean;
  /** From this subtotal on the option is free; null where it never is, or is free already. */
  readonly freeFromCents: number | null;
  /** Of a pickup point: where the goods are handed over, which also decides the tax. */
  readonly pickup: PickupAddress | null;
}

export type ShippingStatus =
  | 'SHIPPING_NOT_REQUIRED'
  | 'INCOMPLETE_ADDRESS'
  | 'APPLICABLE_SHIPPING_OPTIONS'
  | 'POSTAL_CODE_NOT_APPLICABLE';

export interface ShippedLine {
  readonly itemId: string;
  readonly quantity: number;
  /** Of one piece. */
  readonly grams: number;
}

export interface Shipment {
  readonly location: ShippingLocation;
  /** The lines that have to be shipped. */
  readonly lines: readonly ShippedLine[];
  /** Of the whole order, before discounts: a discount never makes an order dearer to ship. */
  readonly subtotalCents: number;
}

export interface ShippingOffer {
  readonly status: ShippingStatus;
  readonly options: readonly ShippingOption[];
}
