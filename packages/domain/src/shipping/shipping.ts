/** A shipping option. Amounts are in minor units of the store's currency. */
export interface ShippingRule {
  readonly id: string;
  readonly name: string;
  /** ISO codes; empty for all countries without a rule of their own. */
  readonly countries: readonly string[];
  readonly orderCents: number;
  readonly itemCents: number;
  /** Free from this subtotal on. */
  readonly freeFromCents?: number;
}

export interface ShippingLocation {
  readonly country?: string;
  readonly region?: string;
  readonly city?: string;
  readonly postalCode?: string;
}

export interface ShippingOption {
  readonly key: string;
  readonly name: string;
  readonly priceCents: number;
  readonly isPickup: boolean;
}

export type ShippingStatus =
  | 'SHIPPING_NOT_REQUIRED'
  | 'INCOMPLETE_ADDRESS'
  | 'APPLICABLE_SHIPPING_OPTIONS'
  | 'POSTAL_CODE_NOT_APPLICABLE';

export interface Shipment {
  readonly location: ShippingLocation;
  /** Number of physical pieces. */
  readonly pieces: number;
  readonly subtotalCents: number;
}

const priceOf = (rule: ShippingRule, { pieces, subtotalCents }: Shipment): number =>
  rule.freeFromCents !== undefined && subtotalCents >= rule.freeFromCents
    ? 0
    : rule.orderCents + rule.itemCents * pieces;

/** Rules of the country, or those for the rest of the world if it has none. */
const rulesFor = (rules: readonly ShippingRule[], country: string): readonly ShippingRule[] => {
  const own = rules.filter(({ countries }) => countries.includes(country));
  return own.length > 0 ? own : rules.filter(({ countries }) => countries.length === 0);
};

export const offerShipping = (
  rules: readonly ShippingRule[],
  shipment: Shipment,
): { readonly status: ShippingStatus; readonly options: readonly ShippingOption[] } => {
  const { country } = shipment.location;
  if (shipment.pieces === 0) return { status: 'SHIPPING_NOT_REQUIRED', options: [] };
  if (!country) return { status: 'INCOMPLETE_ADDRESS', options: [] };
  const options = rulesFor(rules, country)
    .map((rule) => ({ key: rule.id, name: rule.name, priceCents: priceOf(rule, shipment), isPickup: false }))
    .toSorted((a, b) => a.priceCents - b.priceCents);
  return {
    status: options.length > 0 ? 'APPLICABLE_SHIPPING_OPTIONS' : 'POSTAL_CODE_NOT_APPLICABLE',
    options,
  };
};
