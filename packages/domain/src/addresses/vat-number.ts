import { vatNumberFormats, type VatNumberFormat } from './vat-number-formats.ts';

export const VAT_NUMBER_LENGTH = 30;

/** Of countries whose formats are not listed. */
const ANY_NUMBER = /^[A-Z\d]{4,20}$/;

const PREFIX_LENGTH = 2;

const prefixOf = (country: string): string => (country === 'GR' ? 'EL' : country);

/** Without spaces and punctuation, which are written in many ways. */
const folded = (text: string): string => text.toUpperCase().replaceAll(/[^A-Z\d+*]/g, '');

interface ReadNumber {
  /** With its prefix. */
  readonly number: string;
  readonly body: string;
  readonly format: VatNumberFormat | undefined;
}

/** The prefix of the number decides about its format, because a company may be registered abroad; else the country does. */
const readNumber = (text: string, country: string): ReadNumber => {
  const number = folded(text).replace(/^GR/, 'EL');
  const own = vatNumberFormats[number.slice(0, PREFIX_LENGTH)];
  if (own) return { number, body: number.slice(PREFIX_LENGTH), format: own };
  const prefix = prefixOf(country);
  const format = vatNumberFormats[prefix];
  return { number: format ? `${prefix}${number}` : number, body: number, format };
};

/** As it is written on invoices: with its prefix, without spaces. */
export const cleanVatNumber = (text: string, country: string): string =>
  text.trim() === '' ? '' : readNumber(text, country).number;

/** Whether it looks like one: nobody is asked whether it exists. */
export const isVatNumber = (text: string, country: string): boolean => {
  const { body, format } = readNumber(text, country);
  return (format?.pattern ?? ANY_NUMBER).test(body);
};

/** How a number of the country looks, or of the one whose prefix was typed. */
export const vatNumberExample = (text: string, country: string): string =>
  (readNumber(text, country).format ?? vatNumberFormats['DE'])?.example ?? '';
