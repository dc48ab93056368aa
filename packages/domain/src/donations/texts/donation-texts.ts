import type { DonationFault } from '../check-donation.ts';

/** What donors read. */
export interface DonationTexts {
  readonly listTitle: string;
  readonly amount: string;
  readonly otherAmount: string;
  readonly otherLabel: string;
  /** With `{minimum}` and `{maximum}`. */
  readonly rangeHint: string;
  /** With `{minimum}`. */
  readonly minimumHint: string;
  readonly rhythm: string;
  readonly once: string;
  readonly monthly: string;
  readonly monthlyHint: string;
  readonly noteLabel: string;
  readonly noteTitle: string;
  readonly optional: string;
  readonly donate: string;
  readonly addToCart: string;
  /** Title of the page after the payment, and its text. */
  readonly thanksTitle: string;
  readonly thanks: string;
  /** With `{email}`. */
  readonly sentTo: string;
  /** The state of its order. */
  readonly given: string;
  readonly faults: Readonly<Record<DonationFault, string>>;
  readonly someWrong: string;
}
