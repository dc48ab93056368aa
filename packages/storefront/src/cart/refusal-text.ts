import type { Refusal } from '@sitewright/api/client';
import { callTexts } from '@sitewright/domain/cart';
import { inStoreLanguage, refusalInStoreLanguage } from '../page/index.ts';

const textOf = inStoreLanguage(callTexts);

/** What to tell about a refused call. A crumb that was renewed and refused again means that no cookie is kept. */
export const refusalText = (
  { code, status, message }: Refusal,
  hasCookies: boolean = navigator.cookieEnabled,
): string => {
  if (code === 'crumb-failed') return textOf(hasCookies ? 'sessionExpired' : 'enableCookies');
  if (code === 'no-answer') return textOf('noAnswer');
  if (code === 'network') return textOf('noConnection');
  if (status === 429) return textOf('tryAgainSoon');
  // Where the server itself fails it has no site, and so no language.
  const text = refusalInStoreLanguage(code);
  // Only the server knows the number that belongs into such a text.
  return text?.includes('{') ? message : (text ?? message);
};
