import { formatPostalCodes, parsePostalCodes, type PostalCodes } from '@sitewright/domain/shipping';
import type { Reading } from './read-amounts.ts';

const CODE = /^[A-Za-z0-9][A-Za-z0-9 -]{0,19}$/;
const MAX_CODES = 500;

const isCode = (codes: PostalCodes): boolean => Object.values(codes).every((code) => CODE.test(code));

/** Codes, beginnings and ranges; one that is none gets a message that names it. */
export const readPostalCodes = (reading: Reading, field: string, text: string): PostalCodes[] => {
  const list = parsePostalCodes(text);
  const wrong = list.find((codes) => !isCode(codes));
  if (wrong)
    reading.faults[field] =
      `“${formatPostalCodes([wrong])}” is no postal code. Use 10115, 101* or 10000-10999.`;
  if (list.length > MAX_CODES)
    reading.faults[field] = `Enter up to ${MAX_CODES} entries. Use ranges such as 10000-10999.`;
  return list;
};
