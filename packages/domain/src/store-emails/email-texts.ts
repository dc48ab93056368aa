import type { CustomerEmailKind } from './email-kinds.ts';

/** What the owner may write: both are templates. */
export interface EmailText {
  readonly subject: string;
  readonly text: string;
}

/** Built-in texts in one language, and names of what stands below the text. */
export interface OrderEmailTexts {
  readonly texts: Readonly<Record<CustomerEmailKind, EmailText>>;
  readonly testOrder: string;
  readonly subtotal: string;
  readonly discount: string;
  readonly shipping: string;
  readonly tax: string;
  readonly taxIncluded: string;
  readonly total: string;
  /** `{lastFour}` and what is left on it, `{amount}`. */
  readonly giftCard: string;
  readonly toPay: string;
  /** Of an order that was paid, instead of it. */
  readonly amountPaid: string;
  readonly shipTo: string;
  readonly pickUpAt: string;
  readonly withdrawal: string;
  /** `{date}` with the time, and what was consented to, `{text}`. */
  readonly waived: string;
  readonly tracking: string;
  readonly trackParcel: string;
  readonly payBalance: string;
  readonly checkAndPay: string;
  readonly viewOrder: string;
  readonly files: string;
  readonly download: string;
  readonly tryAgain: string;
  readonly manageSubscription: string;
  readonly confirmPayment: string;
  readonly testSubscription: string;
  readonly reply: string;
}
