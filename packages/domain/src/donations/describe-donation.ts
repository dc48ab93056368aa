import type { Donation } from './donation-fund.ts';
import { donationTextsIn } from './texts/donation-translations.ts';

/** What stands below the line of a donation, in the cart and wherever the order is shown. */
export const describeDonation = (
  { note }: Donation,
  language: string,
): { readonly title: string; readonly value: string }[] =>
  note === '' ? [] : [{ title: donationTextsIn(language).noteTitle, value: note }];
