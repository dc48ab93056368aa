import { donateUrl, donationRange, donationTextsIn, type FundTerms } from '@sitewright/domain/donations';
import { CURRENCIES, type CurrencyCode } from '@sitewright/domain/money';
import { minimumChargeOf } from '@sitewright/domain/payments';
import type { BlockAsset } from '../block-requirements.ts';
import type { ShownFund } from './donation-fields.ts';

export interface FundToShow {
  readonly id: string;
  readonly terms: FundTerms;
  readonly image?: BlockAsset | undefined;
}

interface ShownIn {
  readonly language: string;
  readonly currency: CurrencyCode;
  printMoney(cents: number): string;
}

/** A fund with amounts as the site prints them. */
export const showFund = (
  { id, terms, image }: FundToShow,
  { language, currency, printMoney }: ShownIn,
): ShownFund => {
  const { minimum } = donationRange(terms, minimumChargeOf(currency));
  return {
    id,
    title: terms.title,
    url: donateUrl(terms.slug),
    description: terms.description,
    image,
    amounts: terms.suggestedCents.map((cents) => ({ cents, text: printMoney(cents) })),
    isOtherAllowed: terms.isOtherAllowed,
    minimumText: terms.minimumCents === null && terms.maximumCents === null ? '' : printMoney(minimum),
    maximumText: terms.maximumCents === null ? '' : printMoney(terms.maximumCents),
    currency: CURRENCIES[currency].symbol,
    isMonthlyOffered: terms.isMonthlyOffered,
    noteLabel: terms.isNoteAsked ? terms.noteLabel || donationTextsIn(language).noteLabel : '',
  };
};
