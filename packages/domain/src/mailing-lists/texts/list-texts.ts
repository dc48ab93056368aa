/** What visitors read in the email that asks to confirm, and on the pages of its links. With `{site}` and `{list}`. */
export interface ListVisitorTexts {
  readonly mailSubject: string;
  readonly mailText: string;
  readonly mailIgnore: string;
  readonly confirm: string;
  readonly confirmTitle: string;
  readonly confirmText: string;
  readonly confirmedTitle: string;
  readonly confirmedText: string;
  readonly expiredTitle: string;
  readonly expiredText: string;
  readonly wrongTitle: string;
  readonly wrongText: string;
  readonly unsubscribeTitle: string;
  readonly unsubscribeText: string;
  readonly unsubscribeList: string;
  readonly unsubscribeAll: string;
  readonly unsubscribedTitle: string;
  readonly unsubscribedListText: string;
  readonly unsubscribedAllText: string;
  readonly toSite: string;
}
