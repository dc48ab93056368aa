/** What shoppers read in the email about their cart and on the pages of its links. */
export interface AbandonedCartTexts {
  readonly backToCart: string;
  readonly subtotal: string;
  /** Below the email, with `{site}`. */
  readonly whyThisEmail: string;
  readonly unsubscribe: string;
  readonly boughtTitle: string;
  readonly boughtText: string;
  readonly expiredTitle: string;
  readonly expiredText: string;
  readonly wrongTitle: string;
  readonly wrongText: string;
  readonly emptyTitle: string;
  readonly emptyText: string;
  readonly viewCart: string;
  readonly continueShopping: string;
  readonly unsubscribeTitle: string;
  /** With `{site}`. */
  readonly unsubscribeText: string;
  readonly unsubscribedTitle: string;
  /** With `{site}`. */
  readonly unsubscribedText: string;
}
