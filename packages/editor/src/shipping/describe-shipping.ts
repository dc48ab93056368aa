import { formatPrice, type PriceFormat } from '@sitewright/domain/money';
import {
  findRangeGaps,
  type LocalDelivery,
  type PickupAddress,
  type RangeGap,
  type ShippingRate,
  type ShippingZone,
  type ZoneCountry,
  formatPostalCodes,
} from '@sitewright/domain/shipping';
import { countryName, regionName } from '../countries/index.ts';
import { printLimit, type RangedKind } from './values/rate-values.ts';

export const rateKindNames = {
  flat: 'Flat rate',
  'by-weight': 'By weight',
  'by-quantity': 'By number of items',
  'by-subtotal': 'By order subtotal',
} as const satisfies Record<ShippingRate['kind'], string>;

const price = (cents: number, format: PriceFormat): string =>
  cents === 0 ? 'Free' : formatPrice(cents, format);

const limitText = (kind: RangedKind, limit: number, format: PriceFormat): string => {
  if (kind === 'by-subtotal') return formatPrice(limit, format);
  return kind === 'by-quantity'
    ? `${limit} ${limit === 1 ? 'item' : 'items'}`
    : printLimit(kind, limit, format);
};

const pricesOf = (rate: ShippingRate, format: PriceFormat): string => {
  if (rate.kind === 'flat')
    return rate.itemCents === 0
      ? price(rate.orderCents, format)
      : `${formatPrice(rate.orderCents, format)} per order + ${formatPrice(rate.itemCents, format)} per item`;
  const prices = rate.ranges.map(({ cents }) => cents);
  const [least, most] = [Math.min(...prices), Math.max(...prices)];
  return least === most ? price(least, format) : `${price(least, format)} to ${price(most, format)}`;
};

/** Kind and price of a rate in one line. */
export const describeRate = (rate: ShippingRate, format: PriceFormat): string => {
  const free =
    rate.freeFromCents === undefined ? [] : [`Free from ${formatPrice(rate.freeFromCents, format)}`];
  return [rateKindNames[rate.kind], pricesOf(rate, format), ...free].join(' · ');
};

export const describeDelivery = (delivery: LocalDelivery, format: PriceFormat): string => {
  const { country, postalCodes, priceCents, minimumCents, freeFromCents } = delivery;
  return [
    `${countryName(country)}: ${formatPostalCodes(postalCodes)}`,
    price(priceCents, format),
    ...(minimumCents ? [`From ${formatPrice(minimumCents, format)}`] : []),
    ...(freeFromCents === undefined ? [] : [`Free from ${formatPrice(freeFromCents, format)}`]),
  ].join(' · ');
};

export const describeAddress = ({ line1, line2, city, region, postalCode, country }: PickupAddress): string =>
  [line1, line2, [postalCode, city].filter(Boolean).join(' '), region, countryName(country)]
    .filter(Boolean)
    .join(', ');

const describeCountry = ({ country, regions = [], postalCodes = [] }: ZoneCountry): string => {
  const parts = [
    ...regions.map((region) => regionName(country, region)),
    ...(postalCodes.length > 0 ? [formatPostalCodes(postalCodes)] : []),
  ];
  const [first, second, ...more] = parts;
  if (first === undefined) return countryName(country);
  const rest = more.length > 0 ? ` and ${more.length} more` : '';
  return `${countryName(country)} (${[first, second].filter(Boolean).join(', ')}${rest})`;
};

const MOST = 6;

const describeCountries = ({ countries }: ShippingZone): string => {
  if (countries.length === 0) return 'All countries without a zone of their own';
  const shown = countries.slice(0, MOST).map(describeCountry).join(', ');
  return countries.length > MOST ? `${shown} and ${countries.length - MOST} more` : shown;
};

const describeGap = (kind: RangedKind, { from, to }: RangeGap, format: PriceFormat): string => {
  const text = (limit: number): string => limitText(kind, limit, format);
  const step = kind === 'by-weight' ? 0 : 1;
  if (to === undefined) return `above ${text(from - step)}`;
  const last = to - step;
  return last === from ? `of ${text(from)}` : `between ${text(from)} and ${text(last)}`;
};

/** Where a zone ships to; empty where its name says it. */
export const describeZone = (zone: ShippingZone): string => {
  const countries = describeCountries(zone);
  return countries === zone.name.trim() ? '' : countries;
};

/** A warning about orders that a rate has no price for. */
export const describeGaps = (rate: ShippingRate, format: PriceFormat): string | undefined => {
  if (rate.kind === 'flat') return undefined;
  const { kind } = rate;
  const gaps = findRangeGaps(kind, rate.ranges);
  return gaps.length === 0
    ? undefined
    : `No price for orders ${gaps.map((gap) => describeGap(kind, gap, format)).join(', ')}.`;
};
