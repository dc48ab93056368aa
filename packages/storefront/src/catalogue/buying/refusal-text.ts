import type { Refusal } from '@sitewright/api/client';
import { buyingTexts } from '@sitewright/domain/cart';

const NO_ANSWER = 'There was no answer in time. Please check your cart before you try again.';

/** What to tell about a refused call. A crumb that was renewed and refused again means that no cookie is kept. */
export const refusalText = ({ code, status, message }: Refusal, hasCookies: boolean): string => {
  if (code === 'crumb-failed') return hasCookies ? buyingTexts.sessionExpired : buyingTexts.enableCookies;
  if (code === 'no-answer') return NO_ANSWER;
  return status === 429 ? buyingTexts.tryAgainSoon : message;
};
