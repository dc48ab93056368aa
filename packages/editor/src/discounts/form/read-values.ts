import {
  findDiscountFaults,
  tidyDiscount,
  type DiscountReward,
  type DiscountTarget,
  type DiscountTerms,
} from '@sitewright/domain/discounts';
import { parsePrice, priceFaultText } from '@sitewright/domain/money';
import { momentOf } from '../../time-zones/index.ts';
import type { DiscountFormat } from '../discount-types.ts';
import { percentInput, timeInput, type DiscountField, type DiscountValues } from './discount-values.ts';
import { fieldOfFault } from './fault-fields.ts';

export type DiscountFaults = Partial<Record<DiscountField, string>>;

interface Reading {
  readonly values: DiscountValues;
  readonly format: DiscountFormat;
  /** As stored; what the form cannot show of it stays as long as its field is not changed. */
  readonly stored: DiscountTerms | undefined;
  readonly faults: DiscountFaults;
}

const MAX_QUANTITY = 9999;
const MAX_USES = 1_000_000_000;

type TextField = {
  [Field in DiscountField]: DiscountValues[Field] extends string ? Field : never;
}[DiscountField];

const textAt = ({ values }: Reading, field: TextField): string => values[field].trim();

const readCount = (reading: Reading, field: TextField, max: number): number | undefined => {
  const text = textAt(reading, field);
  const count = /^\d{1,10}$/.test(text) ? Number(text) : 0;
  if (count >= 1 && count <= max) return count;
  reading.faults[field] = `Enter a whole number from 1 to ${max.toLocaleString('en')}.`;
  return undefined;
};

const readOptionalCount = (reading: Reading, field: TextField, max: number): number | undefined =>
  textAt(reading, field) === '' ? undefined : readCount(reading, field, max);

const readAmount = (reading: Reading, field: TextField): number | undefined => {
  const { price } = reading.format;
  const parsed = parsePrice(textAt(reading, field), price);
  if ('minor' in parsed) return parsed.minor;
  reading.faults[field] = priceFaultText(parsed.fault, price);
  return undefined;
};

/** Whole numbers; other calls may have stored decimals, which stay until they are changed. */
const readPercent = (reading: Reading, field: 'percent' | 'getsPercent'): string => {
  const text = textAt(reading, field).replace(/\s*%$/, '');
  const reward = reading.stored?.reward;
  const stored = reward && 'percent' in reward ? reward.percent : undefined;
  if (stored !== undefined && text === percentInput(stored)) return stored;
  const percent = /^\d{1,3}$/.test(text) ? Number(text) : 0;
  if (percent >= 1 && percent <= 100) return String(percent);
  reading.faults[field] = 'Enter a whole number from 1 to 100.';
  return '0';
};

/** A stored time may have seconds that its field does not show. */
const readTime = (reading: Reading, field: 'startsOn' | 'endsOn'): number | null => {
  const { zone } = reading.format;
  const text = textAt(reading, field);
  if (text === '') return null;
  const stored = reading.stored?.[field] ?? null;
  if (text === timeInput(stored, zone)) return stored;
  const moment = momentOf(text, zone);
  if (moment !== undefined) return moment;
  reading.faults[field] = 'Enter a date and a time.';
  return null;
};

const readTarget = ({ values }: Reading, part: 'target' | 'gets'): DiscountTarget => {
  switch (values[`${part}Kind`]) {
    case 'order':
      return { kind: 'order' };
    case 'products':
      return { kind: 'products', productIds: values[`${part}ProductIds`] };
    case 'categories':
      return { kind: 'categories', categories: values[`${part}Categories`] };
  }
};

const readOffer = (reading: Reading): DiscountReward => {
  const maxPerOrder = readOptionalCount(reading, 'maxPerOrder', MAX_QUANTITY);
  return {
    kind: 'buy-x-get-y',
    buyQuantity: readCount(reading, 'buyQuantity', MAX_QUANTITY) ?? 1,
    getQuantity: readCount(reading, 'getQuantity', MAX_QUANTITY) ?? 1,
    gets: readTarget(reading, 'gets'),
    percent: readPercent(reading, 'getsPercent'),
    ...(maxPerOrder === undefined ? {} : { maxPerOrder }),
  };
};

const readReward = (reading: Reading): DiscountReward => {
  const { kind, isPerItem } = reading.values;
  switch (kind) {
    case 'percent':
      return { kind, percent: readPercent(reading, 'percent') };
    case 'amount':
      return { kind, cents: readAmount(reading, 'amount') ?? 0, isPerItem };
    case 'free-shipping':
      return { kind };
    case 'buy-x-get-y':
      return readOffer(reading);
  }
};

const readLimits = (reading: Reading) => {
  const hasMinimum = textAt(reading, 'minimumAmount') !== '';
  // Nothing is no minimum.
  const minimumSubtotalCents = (hasMinimum && readAmount(reading, 'minimumAmount')) || undefined;
  const minimumQuantity = readOptionalCount(reading, 'minimumQuantity', MAX_QUANTITY);
  const maxUses = readOptionalCount(reading, 'maxUses', MAX_USES);
  const maxUsesPerCustomer = readOptionalCount(reading, 'maxUsesPerCustomer', MAX_USES);
  return {
    ...(minimumSubtotalCents === undefined ? {} : { minimumSubtotalCents }),
    ...(minimumQuantity === undefined ? {} : { minimumQuantity }),
    ...(maxUses === undefined ? {} : { maxUses }),
    ...(maxUsesPerCustomer === undefined ? {} : { maxUsesPerCustomer }),
  };
};

export interface ReadDiscount {
  /** As far as the values can be read; to be saved only without faults. */
  readonly terms: DiscountTerms;
  readonly faults: DiscountFaults;
}

/** The terms that the form says, and what is wrong with them by field. */
export const readValues = (
  values: DiscountValues,
  format: DiscountFormat,
  stored?: DiscountTerms,
): ReadDiscount => {
  const reading: Reading = { values, format, stored, faults: {} };
  const terms = tidyDiscount({
    name: values.name,
    code: values.trigger === 'code' ? values.code : null,
    isEnabled: values.isEnabled,
    reward: readReward(reading),
    target: readTarget(reading, 'target'),
    ...readLimits(reading),
    isFirstPurchaseOnly: values.isFirstPurchaseOnly,
    isCombinable: values.isCombinable,
    subscriptionPayments: values.subscriptionPayments,
    startsOn: readTime(reading, 'startsOn'),
    endsOn: readTime(reading, 'endsOn'),
  });
  for (const [place, message] of Object.entries(findDiscountFaults(terms))) {
    const field = fieldOfFault(place, values);
    // What cannot be read is said more exactly.
    if (field !== undefined) reading.faults[field] ??= message;
  }
  return { terms, faults: reading.faults };
};
