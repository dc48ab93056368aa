import type { Refusal } from '@sitewright/api/client';
import { callTexts } from '@sitewright/domain/cart';
import { inStoreLanguage, refusalInStoreLanguage } from '../page/index.ts';

const textOf = inStoreLanguage(callTexts);

/**
 * The message for a refused call. A crumb that is refused even after renewal means that cookies are blocked.
 */
export const refusalText = (
  { code, status, message }: Refusal,
  hasCookies: boolean = navigator.cookieEnabled,
): string => {
  if (code === 'crumb-failed') return textOf(hasCookies ? 'sessionExpired' : 'enableCookies');
  if (code === 'no-answer') return textOf('noAnswer');
  if (code === 'network') return textOf('noConnection');
  if (status === 429) return textOf('tryAgainSoon');
  // Server errors outside a site have no language.
  const text = refusalInStoreLanguage(code);
  // Placeholders are filled by the server only.
  return text?.includes('{') ? message : (text ?? message);
};
