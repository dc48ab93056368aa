import { catalogueLimits } from '../catalogue-limits.ts';
import type { StockChange } from '../stock.ts';

export type StockEntry = { readonly change: StockChange } | { readonly fault: string };

const UNLIMITED_WORDS = new Set(['unlimited', '∞']);
const SIGNED = /^([+\-−])\s*(\d+)$/;
const GROUPED = /^\d{1,3}(?:[ ,.'’\u00A0\u202F]\d{3})+$/;

const TOO_MANY = `The most is ${catalogueLimits.MAX_STOCK.toLocaleString('en-US')}.`;
const HELP = 'Enter a whole number such as 12, +5 or -3 to adjust, or “unlimited”.';

const amountFault = (amount: number): string | undefined =>
  amount > catalogueLimits.MAX_STOCK ? TOO_MANY : undefined;

/** What somebody typed into a stock field: a level, an adjustment (`+5`, `-3`) or `unlimited`. */
export const readStockEntry = (typed: string): StockEntry => {
  const text = typed.trim();
  if (UNLIMITED_WORDS.has(text.toLowerCase())) return { change: { kind: 'unlimited' } };
  const [, sign, digits] = SIGNED.exec(text) ?? [];
  const plain = GROUPED.test(text) ? text.replaceAll(/\D/g, '') : text;
  const amount = Number(digits ?? plain);
  if (text === '' || !/^\d+$/.test(digits ?? plain)) return { fault: HELP };
  const fault = amountFault(amount);
  if (fault !== undefined) return { fault };
  if (sign === undefined) return { change: { kind: 'set', quantity: amount } };
  return { change: { kind: 'adjust', by: sign === '+' ? amount : -amount } };
};
