import { callMessages } from '../../calls/index.ts';

/** What is told about a call that was not carried out, where the server's own words would not help. Quoted exactly. */
export const callTexts = {
  sessionExpired: callMessages['crumb-failed'],
  enableCookies: 'Please enable cookies in your browser, reload the page, and try again.',
  tryAgainSoon: callMessages['too-many-requests'],
  noConnection: 'Network error',
  noAnswer: 'There was no answer in time. Please check your cart before you try again.',
} as const;
