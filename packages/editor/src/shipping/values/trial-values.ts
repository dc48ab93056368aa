import type { PriceFormat } from '@sitewright/domain/money';
import { offerShipping, type ShippingOffer, type ShippingSettings } from '@sitewright/domain/shipping';
import { readCount, readOptionalPrice, readWeight, type Reading } from '../../typed-amounts/index.ts';

/** An order that the owner tries. */
export interface TrialValues {
  readonly country: string;
  readonly region: string;
  readonly postalCode: string;
  /** Of the whole order. */
  readonly weight: string;
  readonly items: string;
  readonly subtotal: string;
  /** Id of the profile that ships the products. */
  readonly profile: string;
}

export type Trial = { readonly offer: ShippingOffer } | { readonly faults: Readonly<Record<string, string>> };

const itemOf = ({ profiles }: ShippingSettings, id: string): string =>
  profiles.find((profile) => profile.id === id)?.productIds[0] ?? '';

/** What a shopper would be offered for the order. */
export const tryOrder = (settings: ShippingSettings, values: TrialValues, format: PriceFormat): Trial => {
  const reading: Reading = { format, faults: {} };
  const grams = values.weight.trim() === '' ? 0 : readWeight(reading, 'weight', values.weight);
  const items = readCount(reading, 'items', values.items);
  const subtotalCents = readOptionalPrice(reading, 'subtotal', values.subtotal) ?? 0;
  if (items === 0 && !reading.faults['items']) reading.faults['items'] = 'Enter at least one item.';
  if (Object.keys(reading.faults).length > 0) return { faults: reading.faults };
  return {
    offer: offerShipping(settings, {
      location: { country: values.country, region: values.region, postalCode: values.postalCode },
      lines: [{ itemId: itemOf(settings, values.profile), quantity: items, grams: grams / items }],
      subtotalCents,
    }),
  };
};
