import { parsePrice, priceFaultText, type PriceFormat } from '@sitewright/domain/money';
import type { BulkAction } from '@sitewright/domain/product-list';

export interface PriceDraft {
  readonly kind: 'price' | 'sale';
  readonly direction: 'raise' | 'lower';
  readonly unit: 'percent' | 'amount';
  /** As typed. */
  readonly text: string;
  /** Sale prices change by the same. */
  readonly withSalePrices?: boolean;
}

export type PriceAction = Extract<BulkAction, { readonly kind: 'change-price' | 'start-sale' }>;

export type ReadPriceChange = { readonly action: PriceAction } | { readonly fault: string };

type ReadSize = { readonly size: number } | { readonly fault: string };

const MAX_PERCENT = 1000;

/** Point and comma are both decimal: three digits after one may be a group or decimals, and are refused. */
const readPercent = ({ kind, direction, text }: PriceDraft): ReadSize => {
  const match = /^(\d+)?(?:[.,](\d*))?$/.exec(text.replace(/\s*%$/u, ''));
  const [, whole = '', fraction = ''] = match ?? [];
  if (whole + fraction === '') return { fault: 'Enter a number, such as 10.' };
  if (fraction.length > 2) return { fault: 'Enter at most 2 digits after the point.' };
  const size = Number(`${whole || '0'}.${fraction || '0'}`);
  const highest = kind === 'sale' || direction === 'lower' ? 100 : MAX_PERCENT;
  return size > highest ? { fault: `Enter at most ${highest} percent.` } : { size };
};

const readAmount = ({ text }: PriceDraft, format: PriceFormat): ReadSize => {
  const parsed = parsePrice(text, format);
  return 'fault' in parsed ? { fault: priceFaultText(parsed.fault, format) } : { size: parsed.minor };
};

const actionOf = ({ kind, unit, direction, withSalePrices }: PriceDraft, size: number): PriceAction =>
  kind === 'sale'
    ? { kind: 'start-sale', off: { unit, value: size } }
    : {
        kind: 'change-price',
        by: { unit, value: direction === 'lower' ? -size : size },
        ...(withSalePrices && { withSalePrices }),
      };

/** The change that was typed, or what to type instead. Amounts are read as prices of the site are. */
export const readPriceChange = (typed: PriceDraft, format: PriceFormat): ReadPriceChange => {
  const draft = { ...typed, text: typed.text.trim() };
  const read = draft.unit === 'percent' ? readPercent(draft) : readAmount(draft, format);
  if ('fault' in read) return read;
  return read.size === 0 ? { fault: 'Enter a number above zero.' } : { action: actionOf(draft, read.size) };
};
