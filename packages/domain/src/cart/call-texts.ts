/** What is told about a call that was not carried out, where the server's own words would not help. Quoted exactly. */
export const callTexts = {
  sessionExpired: 'Your session has expired. Please reload the page and try again.',
  enableCookies: 'Please enable cookies in your browser, reload the page, and try again.',
  tryAgainSoon: 'Please try again in a few seconds.',
  noConnection: 'Network error',
  noAnswer: 'There was no answer in time. Please check your cart before you try again.',
} as const;
