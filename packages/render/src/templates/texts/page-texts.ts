/** Texts of the built-in pages, besides those shared with the shop's scripts. */
export const englishPageTexts = {
  update: 'Update',
  notSoldYet: 'This cannot be bought online yet.',
  nothingHere: 'There is nothing here yet.',
  pages: 'Pages',
  newer: 'Newer',
  older: 'Older',
  previous: 'Previous',
  next: 'Next',
  notFound: 'Page not found',
  notFoundTitle: 'We couldn’t find that page',
  notFoundText: 'It may have moved, or the address may have a slip in it.',
  goHome: 'Go to the home page',
  errorTitle: 'Something went wrong',
  errorText: 'The page could not be made for the moment. Please try again.',
  search: 'Search',
  searchSite: 'Search this site',
  nothingFound: 'Nothing was found for',
  openingQuote: '“',
  closingQuote: '”',
  privateTitle: 'This page is private',
  passwordNeeded: 'Password required',
  password: 'Password',
  passwordWrong: 'That password is not right. Please try again.',
  enter: 'Enter',
  forMembers: 'It is for members. Please sign in to see it.',
  until: 'to',
} as const;

export type PageText = keyof typeof englishPageTexts;
export type PageTexts = Readonly<Record<PageText, string>>;
