import { singleLine } from '../mail/index.ts';
import { parsePrice, type PriceFormat } from '../money/index.ts';
import type { Donation } from './donation-fund.ts';
import { donationLimits as limits } from './donation-limits.ts';
import type { FundTerms } from './donations-schemas.ts';

/** The choice of an amount that is entered. */
export const OTHER_AMOUNT = 'other';

/** As a donor entered it. */
export interface GivenDonation {
  /** A suggested amount in minor units, or `other`. */
  readonly amount: string;
  readonly other: string;
  readonly rhythm: string;
  readonly note: string;
}

export type DonationFault =
  'amountMissing' | 'amountInvalid' | 'amountTooLow' | 'amountTooHigh' | 'notMonthly' | 'noteTooLong';

export type DonationField = keyof GivenDonation;

export interface FoundFault {
  readonly code: DonationFault;
  /** The amount that the fault is about. */
  readonly limitCents?: number;
}

export type DonationFaults = Readonly<Partial<Record<DonationField, FoundFault>>>;

export type DonationCheck =
  | { readonly ok: true; readonly donation: Donation; readonly isMonthly: boolean }
  | { readonly ok: false; readonly faults: DonationFaults };

/** The least and the most that may be entered. */
export const donationRange = (
  { minimumCents, maximumCents }: Pick<FundTerms, 'minimumCents' | 'maximumCents'>,
  leastCents: number,
) => ({ minimum: Math.max(minimumCents ?? 0, leastCents), maximum: maximumCents ?? limits.AMOUNT });

export interface DonationSituation {
  readonly fund: FundTerms;
  readonly format: PriceFormat;
  /** What payment services take at least. */
  readonly leastCents: number;
}

type ReadAmount =
  { readonly cents: number } | { readonly field: 'amount' | 'other'; readonly fault: FoundFault };

const readOther = (typed: string, { fund, format, leastCents }: DonationSituation): ReadAmount => {
  if (typed.trim() === '') return { field: 'other', fault: { code: 'amountMissing' } };
  const { minimum, maximum } = donationRange(fund, leastCents);
  const parsed = parsePrice(typed, format);
  if ('fault' in parsed)
    return parsed.fault === 'too-high'
      ? { field: 'other', fault: { code: 'amountTooHigh', limitCents: maximum } }
      : { field: 'other', fault: { code: 'amountInvalid' } };
  if (parsed.minor < minimum) return { field: 'other', fault: { code: 'amountTooLow', limitCents: minimum } };
  return parsed.minor > maximum
    ? { field: 'other', fault: { code: 'amountTooHigh', limitCents: maximum } }
    : { cents: parsed.minor };
};

/** A currency whose payments begin higher may have come since the owner suggested it. */
const readSuggested = (cents: number, leastCents: number): ReadAmount =>
  cents < leastCents
    ? { field: 'amount', fault: { code: 'amountTooLow', limitCents: leastCents } }
    : { cents };

/** Whoever chose nothing and typed an amount means that one. */
const readAmount = ({ amount, other }: GivenDonation, situation: DonationSituation): ReadAmount => {
  const { suggestedCents, isOtherAllowed } = situation.fund;
  const chosen = suggestedCents.find((cents) => String(cents) === amount);
  if (chosen !== undefined) return readSuggested(chosen, situation.leastCents);
  const isTyped = amount === OTHER_AMOUNT || suggestedCents.length === 0 || other.trim() !== '';
  return isOtherAllowed && isTyped
    ? readOther(other, situation)
    : { field: 'amount', fault: { code: 'amountMissing' } };
};

export const checkDonation = (given: GivenDonation, situation: DonationSituation): DonationCheck => {
  const { isMonthlyOffered, isNoteAsked } = situation.fund;
  const isMonthly = given.rhythm === 'monthly';
  const note = isNoteAsked ? singleLine(given.note) : '';
  const amount = readAmount(given, situation);
  const faults: DonationFaults = {
    ...('fault' in amount ? { [amount.field]: amount.fault } : {}),
    ...(isMonthly && !isMonthlyOffered ? { rhythm: { code: 'notMonthly' } as const } : {}),
    ...(note.length > limits.NOTE ? { note: { code: 'noteTooLong' } as const } : {}),
  };
  return 'fault' in amount || Object.keys(faults).length > 0
    ? { ok: false, faults }
    : { ok: true, donation: { amountCents: amount.cents, note }, isMonthly };
};
