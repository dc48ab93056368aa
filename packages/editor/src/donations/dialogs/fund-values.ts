import { donationLimits, newFundTerms, type FundTerms } from '@sitewright/domain/donations';
import { formatPriceInput, parsePrice, priceFaultText, type PriceFormat } from '@sitewright/domain/money';
import { urlIdFrom } from '@sitewright/domain/pages';

/** The fields of a fund as they are typed. */
export interface FundValues extends Omit<FundTerms, 'suggestedCents' | 'minimumCents' | 'maximumCents'> {
  readonly suggested: readonly string[];
  readonly minimum: string;
  readonly maximum: string;
}

/** Fields that are offered at first; empty ones do not count. */
const FIRST_AMOUNTS = 3;

export const slugFrom = (title: string): string => urlIdFrom(title).slice(0, donationLimits.SLUG);

const withSpare = (amounts: readonly string[]): readonly string[] => [
  ...amounts,
  ...Array.from({ length: Math.max(0, FIRST_AMOUNTS - amounts.length) }, () => ''),
];

export const valuesOf = (terms: FundTerms = newFundTerms, format: PriceFormat): FundValues => {
  const { suggestedCents, minimumCents, maximumCents, ...rest } = terms;
  const print = (cents: number | null) => (cents === null ? '' : formatPriceInput(cents, format));
  return {
    ...rest,
    suggested: withSpare(suggestedCents.map(print)),
    minimum: print(minimumCents),
    maximum: print(maximumCents),
  };
};

export type ReadFund =
  | { readonly ok: true; readonly terms: FundTerms }
  | { readonly ok: false; readonly faults: Readonly<Record<string, string>> };

/** Reads the amounts; everything else is checked by the server. */
export const readFund = (values: FundValues, format: PriceFormat): ReadFund => {
  const { suggested, minimum, maximum, ...rest } = values;
  const faults: Record<string, string> = {};
  const read = (field: string, typed: string): number | null => {
    if (typed.trim() === '') return null;
    const parsed = parsePrice(typed, format);
    if ('fault' in parsed) faults[field] = priceFaultText(parsed.fault, format);
    else if (parsed.minor > donationLimits.AMOUNT) faults[field] = priceFaultText('too-high', format);
    return 'fault' in parsed ? null : parsed.minor;
  };
  const suggestedCents = suggested.flatMap((typed, place) => read(`suggested-${place}`, typed) ?? []);
  const terms = {
    ...rest,
    suggestedCents,
    minimumCents: read('minimumCents', minimum),
    maximumCents: read('maximumCents', maximum),
  };
  return Object.keys(faults).length > 0 ? { ok: false, faults } : { ok: true, terms };
};
