import type { RestockTexts } from '../../catalogue/index.ts';
import type { SignUpRefusal } from '../restock-messages.ts';

/** What visitors read at the form, in the email and on the pages of its links. */
export interface RestockVisitorTexts {
  /** The built-in texts of the form. */
  readonly form: RestockTexts;
  readonly signedUp: string;
  readonly failed: string;
  readonly option: string;
  readonly refusals: Readonly<Record<SignUpRefusal, string>>;
  readonly tooMany: string;
  readonly viewProduct: string;
  /** Below the email, with `{site}`. */
  readonly whyThisEmail: string;
  readonly unsubscribe: string;
  readonly continueShopping: string;
  readonly wrongTitle: string;
  readonly wrongText: string;
  readonly unsubscribeTitle: string;
  /** With `{site}`. */
  readonly unsubscribeText: string;
  readonly unsubscribedTitle: string;
  /** With `{site}`. */
  readonly unsubscribedText: string;
}
