import type { FundTerms } from './donations-schemas.ts';
import { fundFieldTexts as texts } from './donation-messages.ts';

const RESERVED_SLUGS: ReadonlySet<string> = new Set(['cart']);

const slugPattern = /^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/;

/** As it is stored: without stray blanks, each amount once and in order. */
export const tidyFund = (terms: FundTerms): FundTerms => ({
  ...terms,
  title: terms.title.trim(),
  slug: terms.slug.trim().toLowerCase(),
  description: terms.description.trim(),
  noteLabel: terms.noteLabel.trim(),
  thanks: terms.thanks.trim(),
  suggestedCents: [...new Set(terms.suggestedCents)].sort((left, right) => left - right),
});

const isWithin = (cents: number, { minimumCents, maximumCents }: FundTerms): boolean =>
  cents >= (minimumCents ?? 0) && cents <= (maximumCents ?? Infinity);

const suggestedFault = (terms: FundTerms, leastCents: number): string | undefined => {
  const { suggestedCents, isOtherAllowed } = terms;
  if (suggestedCents.length === 0) return isOtherAllowed ? undefined : texts.amountsMissing;
  if (suggestedCents.some((cents) => cents <= 0)) return texts.suggestedInvalid;
  if (suggestedCents.some((cents) => cents < leastCents)) return texts.tooLittle;
  return suggestedCents.every((cents) => isWithin(cents, terms)) ? undefined : texts.suggestedOutside;
};

const maximumFault = ({ minimumCents, maximumCents }: FundTerms, leastCents: number): string | undefined => {
  if (maximumCents === null) return undefined;
  if (maximumCents < leastCents) return texts.tooLittle;
  return maximumCents < (minimumCents ?? 0) ? texts.limitsReversed : undefined;
};

/** By field; empty where the fund can be saved. What payment services take at least depends on the currency. */
export const findFundFaults = (terms: FundTerms, leastCents = 0): Readonly<Record<string, string>> => {
  const { title, slug } = terms;
  const maximumCents = maximumFault(terms, leastCents);
  const faults = {
    title: title === '' ? texts.titleMissing : undefined,
    slug: slugPattern.test(slug) && !RESERVED_SLUGS.has(slug) ? undefined : texts.slugInvalid,
    maximumCents,
    suggestedCents: maximumCents === undefined ? suggestedFault(terms, leastCents) : undefined,
  };
  return Object.fromEntries(
    Object.entries(faults).flatMap(([field, fault]) => (fault === undefined ? [] : [[field, fault]])),
  );
};
