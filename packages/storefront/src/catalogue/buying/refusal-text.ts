import type { Refusal } from '@sitewright/api/client';
import { buyingText } from './buying-text.ts';

/** What to tell about a refused call. A crumb that was renewed and refused again means that no cookie is kept. */
export const refusalText = ({ code, status, message }: Refusal, hasCookies: boolean): string => {
  if (code === 'crumb-failed') return buyingText(hasCookies ? 'sessionExpired' : 'enableCookies');
  if (code === 'no-answer') return buyingText('noAnswer');
  if (code === 'network') return buyingText('noConnection');
  return status === 429 ? buyingText('tryAgainSoon') : message;
};
