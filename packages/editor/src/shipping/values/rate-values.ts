import { formatPriceInput, type PriceFormat } from '@sitewright/domain/money';
import {
  defaultShippingSettings,
  findShippingFaults,
  type RateRange,
  type ShippingRate,
} from '@sitewright/domain/shipping';
import {
  optionalText,
  printGrams,
  printOptionalPrice,
  readCount,
  readName,
  readOptionalPrice,
  readPrice,
  readWeight,
  type Reading,
} from '../../typed-amounts/index.ts';

export type RateKind = ShippingRate['kind'];
export type RangedKind = Exclude<RateKind, 'flat'>;

export interface RangeValues {
  from: string;
  /** Empty for no upper limit. */
  to: string;
  price: string;
}

/** A rate as its dialog shows it. */
export interface RateValues {
  kind: RateKind;
  name: string;
  description: string;
  orderPrice: string;
  itemPrice: string;
  freeFrom: string;
  ranges: RangeValues[];
}

/** A limit of a range as it is typed. */
export const printLimit = (kind: RangedKind, limit: number, format: PriceFormat): string => {
  if (kind === 'by-weight') return printGrams(limit, format.locale);
  return kind === 'by-subtotal' ? formatPriceInput(limit, format) : String(limit);
};

const readLimit = {
  'by-weight': readWeight,
  'by-quantity': readCount,
  'by-subtotal': readPrice,
} as const satisfies Record<RangedKind, (reading: Reading, field: string, text: string) => number>;

export const firstRange = (kind: RangedKind, format: PriceFormat): RangeValues => ({
  from: printLimit(kind, kind === 'by-quantity' ? 1 : 0, format),
  to: '',
  price: '',
});

/** The range after the others begins where they end. */
export const nextRange = (
  kind: RangedKind,
  ranges: readonly RangeValues[],
  format: PriceFormat,
): RangeValues => {
  const last = ranges.at(-1);
  if (!last || last.to.trim() === '') return { ...firstRange(kind, format), from: last ? '' : '0' };
  const reading = { format, faults: {} as Record<string, string> };
  const end = readLimit[kind](reading, 'to', last.to);
  const step = kind === 'by-weight' ? 0 : 1;
  const from = Object.keys(reading.faults).length > 0 ? '' : printLimit(kind, end + step, format);
  return { from, to: '', price: '' };
};

const rangeValues = (kind: RangedKind, { from, to, cents }: RateRange, format: PriceFormat): RangeValues => ({
  from: printLimit(kind, from, format),
  to: to === undefined ? '' : printLimit(kind, to, format),
  price: formatPriceInput(cents, format),
});

export const newRateValues = (): RateValues => ({
  kind: 'flat',
  name: '',
  description: '',
  orderPrice: '',
  itemPrice: '',
  freeFrom: '',
  ranges: [],
});

export const rateValues = (rate: ShippingRate, format: PriceFormat): RateValues => {
  const { kind } = rate;
  return {
    kind,
    name: rate.name,
    description: rate.description ?? '',
    freeFrom: printOptionalPrice(rate.freeFromCents, format),
    orderPrice: kind === 'flat' ? formatPriceInput(rate.orderCents, format) : '',
    itemPrice: kind === 'flat' ? printOptionalPrice(rate.itemCents || undefined, format) : '',
    ranges: kind === 'flat' ? [] : rate.ranges.map((range) => rangeValues(kind, range, format)),
  };
};

const readRanges = (kind: RangedKind, ranges: readonly RangeValues[], reading: Reading): RateRange[] =>
  ranges.map(({ from, to, price }, index) => {
    const at = `ranges.${index}`;
    return {
      from: readLimit[kind](reading, `${at}.from`, from),
      ...(to.trim() === '' ? {} : { to: readLimit[kind](reading, `${at}.to`, to) }),
      cents: readPrice(reading, `${at}.price`, price),
    };
  });

const readPrices = (values: RateValues, reading: Reading) => {
  const { kind } = values;
  return kind === 'flat'
    ? {
        kind,
        orderCents: readPrice(reading, 'orderPrice', values.orderPrice),
        itemCents: readOptionalPrice(reading, 'itemPrice', values.itemPrice) ?? 0,
      }
    : { kind, ranges: readRanges(kind, values.ranges, reading) };
};

const PREFIX = 'profiles.0.zones.0.rates.0.';

/** What the rules for all settings say about this rate alone, by its fields. */
const rateFaults = (rate: ShippingRate): Record<string, string> => {
  const zones = [{ id: 'zone', name: 'Zone', countries: [], rates: [rate] }];
  const profiles = defaultShippingSettings.profiles.map((profile) => ({ ...profile, zones }));
  const faults = Object.entries(findShippingFaults({ profiles }));
  return Object.fromEntries(
    faults.flatMap(([field, text]) => (field.startsWith(PREFIX) ? [[field.slice(PREFIX.length), text]] : [])),
  );
};

export type ReadRate =
  { readonly rate: ShippingRate } | { readonly faults: Readonly<Record<string, string>> };

export const readRate = (values: RateValues, id: string, format: PriceFormat): ReadRate => {
  const reading: Reading = { format, faults: {} };
  const freeFromCents = readOptionalPrice(reading, 'freeFrom', values.freeFrom);
  const rate: ShippingRate = {
    id,
    name: readName(reading, 'name', values.name),
    ...optionalText('description', values.description),
    ...(freeFromCents === undefined ? {} : { freeFromCents }),
    ...readPrices(values, reading),
  };
  const faults = { ...rateFaults(rate), ...reading.faults };
  return Object.keys(faults).length > 0 ? { faults } : { rate };
};
