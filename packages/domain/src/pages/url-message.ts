import { shortenQuote } from '../text/index.ts';
import { isTooDeep, MAX_URL_LENGTH, tidyUrlId } from './page-paths.ts';
import { pageLimits } from './pages-limits.ts';

/** Whether a page or item may have a slug. */
type IsUrl = (urlId: string) => boolean;

/** `tidyUrlId` would truncate it, which is hardly intended. */
const isTooLong = (value: string): boolean => value.split('/').some(({ length }) => length > MAX_URL_LENGTH);

/** A valid slug similar to the input; undefined if the input is valid or there is none. */
export const offerUrl = (value: string, isUrl: IsUrl): string | undefined => {
  const tidied = tidyUrlId(value);
  return tidied !== value && isUrl(tidied) && !isTooLong(value) ? tidied : undefined;
};

const SIGNS = 'Use small letters without accents, numbers and dashes';

const remedyOf = (value: string, isUrl: IsUrl): string => {
  const offered = offerUrl(value, isUrl);
  if (offered !== undefined) return `${SIGNS}, for example ${shortenQuote(offered)}.`;
  const tidied = tidyUrlId(value);
  if (tidied === '') return `${SIGNS}.`;
  if (isTooDeep(tidied)) return `A URL has up to ${pageLimits.URL_LEVELS} parts.`;
  return isTooLong(value) || tidied.length > MAX_URL_LENGTH
    ? `A URL has up to ${MAX_URL_LENGTH} characters.`
    : 'The program itself answers there.';
};

/** Why a slug is invalid, with a suggestion. */
export const urlMessage = (value: string, isUrl: IsUrl): string =>
  value === ''
    ? 'Please enter a page URL'
    : `${shortenQuote(value)} is not a valid page URL. ${remedyOf(value, isUrl)}`;
