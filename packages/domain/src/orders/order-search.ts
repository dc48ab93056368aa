import { orderLimits } from './order-limits.ts';

/** What somebody searches orders for. */
export interface OrderSearch {
  /** A number, with or without zeros and `#`; of test orders with a T before it. */
  readonly number: { readonly value: number; readonly isTest: boolean | null } | null;
  /** A whole email address, folded. */
  readonly email: string | null;
  /** Beginnings of words that must all occur. */
  readonly words: readonly string[];
}

const NUMBER = /^#?\s*(t)?(\d{1,10})$/i;
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const WORDS = 8;

/** One spelling for all capitals: customers are told apart by it. */
export const foldEmail = (email: string): string => email.trim().toLowerCase();

const wordsOf = (text: string): string[] =>
  text
    .normalize('NFC')
    .toLowerCase()
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .filter((word) => word !== '')
    .slice(0, WORDS);

export const readOrderSearch = (typed: string): OrderSearch => {
  const text = typed.trim().slice(0, orderLimits.SEARCH);
  const [, test, digits] = NUMBER.exec(text) ?? [];
  const value = Number(digits);
  const isNumber = digits !== undefined && value <= orderLimits.MAX_NUMBER;
  return {
    number: isNumber ? { value, isTest: test === undefined ? null : true } : null,
    email: EMAIL.test(text) ? foldEmail(text) : null,
    words: wordsOf(text),
  };
};

export const isSearching = ({ words }: OrderSearch): boolean => words.length > 0;
