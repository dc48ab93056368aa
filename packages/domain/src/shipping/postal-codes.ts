/** Postal codes that a rule holds for: one, all that begin alike, or all between two of equal length. */
export type PostalCodes =
  { readonly code: string } | { readonly prefix: string } | { readonly from: string; readonly to: string };

/** Without spaces and hyphens, in capitals: SW1A 1AA, sw1a1aa and SW1A-1AA are one code. */
export const foldPostalCode = (text: string): string => text.replaceAll(/[\s-]/g, '').toUpperCase();

const ZIP_DIGITS = 5;

/** Nine digits are a ZIP code with the part of its delivery route. */
const forCountry = (text: string, country: string): string => {
  const folded = foldPostalCode(text);
  return country === 'US' ? folded.slice(0, ZIP_DIGITS) : folded;
};

const isIn = (codes: PostalCodes, typed: string, country: string): boolean => {
  if ('code' in codes) return typed === forCountry(codes.code, country);
  if ('prefix' in codes) return typed.startsWith(foldPostalCode(codes.prefix));
  const [from, to] = [forCountry(codes.from, country), forCountry(codes.to, country)];
  return typed.length === from.length && from <= typed && typed <= to;
};

/** Whether one of the entries names the postal code. No code is in none. */
export const matchesPostalCode = (
  list: readonly PostalCodes[],
  { country = '', postalCode = '' }: { readonly country?: string; readonly postalCode?: string },
): boolean => {
  const typed = forCountry(postalCode, country);
  return typed !== '' && list.some((codes) => isIn(codes, typed, country));
};

const MIN_RANGE_LENGTH = 3;

const parseOne = (text: string): PostalCodes => {
  if (text.endsWith('*')) return { prefix: text.slice(0, -1).trim() };
  const [from = '', to = '', ...more] = text.split(/\s*[-–]\s*/);
  // 10000-19999 are two codes, 00-950 and 12345-6789 one with a hyphen.
  const isRange = more.length === 0 && from.length >= MIN_RANGE_LENGTH && from.length === to.length;
  return isRange ? { from, to } : { code: text };
};

/** What an owner types: codes, 10*, and 10000-19999, separated by commas or lines. */
export const parsePostalCodes = (text: string): PostalCodes[] =>
  text
    .split(/[,;\n]/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map(parseOne);

const formatOne = (codes: PostalCodes): string => {
  if ('code' in codes) return codes.code;
  return 'prefix' in codes ? `${codes.prefix}*` : `${codes.from}-${codes.to}`;
};

export const formatPostalCodes = (list: readonly PostalCodes[]): string => list.map(formatOne).join(', ');
