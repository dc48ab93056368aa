import { shortenQuote } from '../text/index.ts';
import { isTooDeep, MAX_URL_LENGTH, tidyUrlId } from './page-paths.ts';
import { pageLimits } from './pages-limits.ts';

/** Whether a page, or an item, may take an address. */
type IsUrl = (urlId: string) => boolean;

/** Tidying would cut it, which nobody means. */
const isTooLong = (value: string): boolean => value.split('/').some(({ length }) => length > MAX_URL_LENGTH);

/** What was typed as an address that can be taken; nothing where it already is one or cannot become one. */
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

/** Why an address cannot be taken, and what could. */
export const urlMessage = (value: string, isUrl: IsUrl): string =>
  value === ''
    ? 'Please enter a page URL'
    : `${shortenQuote(value)} is not a valid page URL. ${remedyOf(value, isUrl)}`;
