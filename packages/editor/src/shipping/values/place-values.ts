import { formatPriceInput, type PriceFormat } from '@sitewright/domain/money';
import {
  defaultShippingSettings,
  findShippingFaults,
  formatPostalCodes,
  type LocalDelivery,
  type PickupPoint,
} from '@sitewright/domain/shipping';
import {
  optionalText,
  printOptionalPrice,
  readName,
  readOptionalPrice,
  readPostalCodes,
  readPrice,
  type Reading,
} from '../../typed-amounts/index.ts';

type Faults = Readonly<Record<string, string>>;

export interface PickupValues {
  name: string;
  line1: string;
  line2: string;
  city: string;
  region: string;
  postalCode: string;
  country: string;
  instructions: string;
  price: string;
}

export const pickupValues = (pickup: PickupPoint | undefined, format: PriceFormat): PickupValues => ({
  name: pickup?.name ?? '',
  line1: pickup?.address.line1 ?? '',
  line2: pickup?.address.line2 ?? '',
  city: pickup?.address.city ?? '',
  region: pickup?.address.region ?? '',
  postalCode: pickup?.address.postalCode ?? '',
  country: pickup?.address.country ?? '',
  instructions: pickup?.instructions ?? '',
  price: printOptionalPrice(pickup?.priceCents || undefined, format),
});

const readRequired = (
  { faults }: Reading,
  field: string,
  { text, message }: { readonly text: string; readonly message: string },
): string => {
  if (text.trim() === '') faults[field] = message;
  return text.trim();
};

export const readPickup = (
  values: PickupValues,
  id: string,
  format: PriceFormat,
): { readonly pickup: PickupPoint } | { readonly faults: Faults } => {
  const reading: Reading = { format, faults: {} };
  const pickup: PickupPoint = {
    id,
    name: readName(reading, 'name', values.name),
    address: {
      line1: readRequired(reading, 'line1', { text: values.line1, message: 'Enter a street and number.' }),
      ...optionalText('line2', values.line2),
      city: readRequired(reading, 'city', { text: values.city, message: 'Enter a city.' }),
      ...optionalText('region', values.region),
      ...optionalText('postalCode', values.postalCode),
      country: readRequired(reading, 'country', { text: values.country, message: 'Choose a country.' }),
    },
    ...optionalText('instructions', values.instructions),
    priceCents: readOptionalPrice(reading, 'price', values.price) ?? 0,
  };
  return Object.keys(reading.faults).length > 0 ? { faults: reading.faults } : { pickup };
};

export interface DeliveryValues {
  name: string;
  country: string;
  postalCodes: string;
  price: string;
  minimum: string;
  freeFrom: string;
  instructions: string;
}

export const deliveryValues = (delivery: LocalDelivery | undefined, format: PriceFormat): DeliveryValues => ({
  name: delivery?.name ?? '',
  country: delivery?.country ?? '',
  postalCodes: formatPostalCodes(delivery?.postalCodes ?? []),
  price: delivery ? formatPriceInput(delivery.priceCents, format) : '',
  minimum: printOptionalPrice(delivery?.minimumCents, format),
  freeFrom: printOptionalPrice(delivery?.freeFromCents, format),
  instructions: delivery?.instructions ?? '',
});

const DELIVERY = 'profiles.0.localDeliveries.0.';

const deliveryFaults = (delivery: LocalDelivery): Record<string, string> => {
  const profiles = defaultShippingSettings.profiles.map((profile) => ({
    ...profile,
    localDeliveries: [delivery],
  }));
  return Object.fromEntries(
    Object.entries(findShippingFaults({ profiles })).flatMap(([field, text]) =>
      field.startsWith(DELIVERY) ? [[field.slice(DELIVERY.length), text]] : [],
    ),
  );
};

export const readDelivery = (
  values: DeliveryValues,
  id: string,
  format: PriceFormat,
): { readonly delivery: LocalDelivery } | { readonly faults: Faults } => {
  const reading: Reading = { format, faults: {} };
  const minimumCents = readOptionalPrice(reading, 'minimum', values.minimum);
  const freeFromCents = readOptionalPrice(reading, 'freeFrom', values.freeFrom);
  const delivery: LocalDelivery = {
    id,
    name: readName(reading, 'name', values.name),
    country: readRequired(reading, 'country', { text: values.country, message: 'Choose a country.' }),
    postalCodes: readPostalCodes(reading, 'postalCodes', values.postalCodes),
    priceCents: readPrice(reading, 'price', values.price),
    ...(minimumCents === undefined ? {} : { minimumCents }),
    ...(freeFromCents === undefined ? {} : { freeFromCents }),
    ...optionalText('instructions', values.instructions),
  };
  const faults = { ...deliveryFaults(delivery), ...reading.faults };
  return Object.keys(faults).length > 0 ? { faults } : { delivery };
};
