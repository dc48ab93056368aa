import { matchesPostalCode } from './postal-codes.ts';
import type {
  LocalDelivery,
  PickupPoint,
  RateRange,
  Shipment,
  ShippedLine,
  ShippingOption,
  ShippingProfile,
  ShippingRate,
} from './shipping.ts';
import { zonesAt } from './zones.ts';

/** What a profile has to ship of an order. */
export interface ProfileShipment extends Omit<Shipment, 'lines'> {
  readonly lines: readonly ShippedLine[];
}

const HUNDREDTHS = 100;

const piecesOf = (lines: readonly ShippedLine[]): number =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0);

/** Rounded, so that ten pieces of 0.7 lb weigh 7 lb. */
const gramsOf = (lines: readonly ShippedLine[]): number =>
  Math.round(lines.reduce((sum, { quantity, grams }) => sum + quantity * grams, 0) * HUNDREDTHS) / HUNDREDTHS;

const priceIn = (ranges: readonly RateRange[], amount: number): number | undefined =>
  ranges.find(({ from, to }) => from <= amount && (to === undefined || amount <= to))?.cents;

const rateCents = (rate: ShippingRate, { lines, subtotalCents }: ProfileShipment): number | undefined => {
  switch (rate.kind) {
    case 'flat':
      return rate.orderCents + rate.itemCents * piecesOf(lines);
    case 'by-weight':
      return priceIn(rate.ranges, gramsOf(lines));
    case 'by-quantity':
      return priceIn(rate.ranges, piecesOf(lines));
    case 'by-subtotal':
      return priceIn(rate.ranges, subtotalCents);
  }
};

interface Priced {
  readonly id: string;
  readonly name: string;
  readonly text?: string | undefined;
  readonly cents: number | undefined;
  readonly freeFromCents?: number | undefined;
}

const optionOf = (
  { id, name, text = '', cents, freeFromCents }: Priced,
  { subtotalCents }: ProfileShipment,
): ShippingOption[] => {
  if (cents === undefined) return [];
  const isFree = cents === 0 || (freeFromCents !== undefined && subtotalCents >= freeFromCents);
  return [
    {
      key: id,
      name,
      description: text,
      priceCents: isFree ? 0 : cents,
      isPickup: false,
      freeFromCents: isFree ? null : (freeFromCents ?? null),
      pickup: null,
    },
  ];
};

const rateOption = (rate: ShippingRate, shipment: ProfileShipment): ShippingOption[] => {
  const { id, name, description: text, freeFromCents } = rate;
  return optionOf({ id, name, text, cents: rateCents(rate, shipment), freeFromCents }, shipment);
};

const deliveryOption = (delivery: LocalDelivery, shipment: ProfileShipment): ShippingOption[] => {
  const { id, name, country, postalCodes, priceCents, minimumCents = 0, freeFromCents } = delivery;
  const { location, subtotalCents } = shipment;
  const isNear = location.country === country && matchesPostalCode(postalCodes, location);
  if (!isNear || subtotalCents < minimumCents) return [];
  return optionOf({ id, name, text: delivery.instructions, cents: priceCents, freeFromCents }, shipment);
};

const pickupOption = ({ id, name, instructions = '', priceCents, address }: PickupPoint): ShippingOption => ({
  key: id,
  name,
  description: instructions,
  priceCents,
  isPickup: true,
  freeFromCents: null,
  pickup: address,
});

/** What the profile offers for its part of an order, the cheapest first. Pickup needs no address. */
export const optionsOfProfile = (
  { zones, pickups, localDeliveries }: ShippingProfile,
  shipment: ProfileShipment,
): readonly ShippingOption[] => {
  const shipped = shipment.location.country
    ? [
        ...zonesAt(zones, shipment.location).flatMap(({ rates }) =>
          rates.flatMap((rate) => rateOption(rate, shipment)),
        ),
        ...localDeliveries.flatMap((delivery) => deliveryOption(delivery, shipment)),
      ]
    : [];
  return [...shipped.toSorted((a, b) => a.priceCents - b.priceCents), ...pickups.map(pickupOption)];
};
