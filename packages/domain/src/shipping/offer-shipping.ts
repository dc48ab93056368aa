import { combineOptions } from './combine-options.ts';
import { optionsOfProfile } from './rates.ts';
import type {
  Shipment,
  ShippedLine,
  ShippingOffer,
  ShippingOption,
  ShippingProfile,
  ShippingSettings,
} from './shipping.ts';

interface Part {
  readonly profile: ShippingProfile;
  readonly lines: readonly ShippedLine[];
}

/** The lines by the profile that ships them. */
const partsOf = ({ profiles }: ShippingSettings, lines: readonly ShippedLine[]): Part[] => {
  const [general, ...special] = profiles;
  const profileOf = ({ itemId }: ShippedLine): ShippingProfile | undefined =>
    special.find(({ productIds }) => productIds.includes(itemId)) ?? general;
  return profiles
    .map((profile) => ({ profile, lines: lines.filter((line) => profileOf(line) === profile) }))
    .filter((part) => part.lines.length > 0);
};

/** Every way to get these goods to the place. */
export const offerShipping = (settings: ShippingSettings, shipment: Shipment): ShippingOffer => {
  if (shipment.lines.length === 0) return { status: 'SHIPPING_NOT_REQUIRED', options: [] };
  const options = combineOptions(
    partsOf(settings, shipment.lines).map(({ profile, lines }) =>
      optionsOfProfile(profile, { ...shipment, lines }),
    ),
  );
  if (!shipment.location.country) return { status: 'INCOMPLETE_ADDRESS', options };
  return {
    status: options.length > 0 ? 'APPLICABLE_SHIPPING_OPTIONS' : 'POSTAL_CODE_NOT_APPLICABLE',
    options,
  };
};

/** The chosen option, else the cheapest that needs no way to a pickup point, once the address is known. */
export const selectOption = (
  { status, options }: ShippingOffer,
  key: string | null,
): ShippingOption | null => {
  const chosen = options.find((option) => option.key === key);
  if (chosen) return chosen;
  if (status !== 'APPLICABLE_SHIPPING_OPTIONS') return null;
  return options.find(({ isPickup }) => !isPickup) ?? options[0] ?? null;
};
