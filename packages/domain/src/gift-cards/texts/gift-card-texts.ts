import type { PurchaseFault } from '../purchase-fault.ts';

/** What shoppers read on the pages of gift cards. */
export interface GiftCardTexts {
  readonly title: string;
  readonly listTitle: string;
  readonly value: string;
  readonly selectValue: string;
  readonly sendTo: string;
  readonly toRecipient: string;
  readonly toBuyer: string;
  readonly recipientName: string;
  readonly recipientEmail: string;
  readonly senderName: string;
  readonly message: string;
  readonly optional: string;
  /** With `{count}`, the number of characters that can still be typed. */
  readonly charactersLeft: string;
  /** With `{limit}`. */
  readonly messageHint: string;
  readonly delivery: string;
  readonly sendNow: string;
  readonly sendOnDay: string;
  readonly day: string;
  /** With `{zone}`, the time zone of the store. */
  readonly dayHint: string;
  readonly addToCart: string;
  readonly buyNow: string;
  readonly to: string;
  readonly from: string;
  readonly sentToRecipient: string;
  readonly sentToBuyer: string;
  readonly atOnce: string;
  /** With `{day}`. */
  readonly onDay: string;
  readonly checkBalance: string;
  readonly balanceTitle: string;
  readonly balanceText: string;
  readonly code: string;
  readonly showBalance: string;
  /** With `{lastFour}`. */
  readonly cardEnding: string;
  readonly balance: string;
  /** With `{day}`. */
  readonly validUntil: string;
  readonly codeUnknown: string;
  readonly tooManyTries: string;
  readonly howToUse: string;
  readonly testCard: string;
  readonly visitStore: string;
  readonly faults: Readonly<Record<PurchaseFault | 'valueMissing', string>>;
  readonly someWrong: string;
}
