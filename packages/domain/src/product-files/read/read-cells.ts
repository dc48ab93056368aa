import { catalogueLimits, productTypes, type ProductType } from '../../catalogue/index.ts';
import { movePointRight, parseDecimal } from '../../money/index.ts';

/** A cell that cannot be understood; the message says what to write instead. */
export class CellFault extends Error {}

const YES = new Set(['yes', 'true', '1', 'y']);
const NO = new Set(['no', 'false', '0', 'n', '']);

export const readYesNo = (cell: string): boolean => {
  const text = cell.trim().toLowerCase();
  if (YES.has(text)) return true;
  if (NO.has(text)) return false;
  throw new CellFault('Write Yes or No.');
};

/** The number without currency signs and thousands separators, with a point before its decimals. */
const plainNumber = (text: string): string => {
  const digits = text.replaceAll(/[\s'’]|\p{Sc}|^[A-Z]{3}|[A-Z]{3}$/gu, '');
  const [point, comma] = [digits.lastIndexOf('.'), digits.lastIndexOf(',')];
  if (point >= 0 && comma >= 0)
    return point > comma ? digits.replaceAll(',', '') : digits.replaceAll('.', '').replace(',', '.');
  if (comma < 0) return digits;
  const isGrouped = /^-?\d{1,3}(,\d{3})+$/.test(digits);
  return isGrouped ? digits.replaceAll(',', '') : digits.replace(',', '.');
};

/** Minor units. */
export const readPrice = (cell: string, fractionDigits: number): number => {
  const value = parseDecimal(plainNumber(cell.trim()));
  if (!value) throw new CellFault('Write a price as a number, such as 12.50.');
  const { unscaled, scale } = movePointRight(value, fractionDigits);
  const unit = 10n ** BigInt(scale);
  if (unscaled < 0n) throw new CellFault('A price cannot be negative.');
  if (unscaled % unit !== 0n)
    throw new CellFault(`A price in this currency has up to ${fractionDigits} decimals.`);
  const minor = unscaled / unit;
  if (minor > BigInt(catalogueLimits.MAX_PRICE)) throw new CellFault('The price is too high.');
  return Number(minor);
};

/** Null is unlimited. */
export const readStock = (cell: string): number | null => {
  const text = cell.trim().toLowerCase();
  if (text === 'unlimited') return null;
  const isWhole = /^\d{1,10}(\.0+)?$/.test(text);
  if (!isWhole || Number(text) > catalogueLimits.MAX_STOCK)
    throw new CellFault('Write a whole number from 0 up, or Unlimited.');
  return Number(text);
};

const MAX_MEASURE = 1_000_000;

export const readMeasure = (cell: string): number => {
  const value = Number(plainNumber(cell.trim()));
  if (!Number.isFinite(value) || value < 0 || value > MAX_MEASURE)
    throw new CellFault('Write a number from 0 up, without a unit.');
  return value;
};

const typeNames: Readonly<Record<string, ProductType>> = {
  physical: productTypes.physical,
  service: productTypes.service,
  digital: productTypes.digital,
  download: productTypes.digital,
  giftcard: productTypes.giftCard,
  paywall: productTypes.paywall,
};

export const readProductType = (cell: string): ProductType => {
  const type = typeNames[cell.toLowerCase().replaceAll(/[^a-z]/g, '')];
  if (type === undefined)
    throw new CellFault('Write PHYSICAL, SERVICE, DOWNLOAD, GIFT_CARD or PAYWALL, or leave it empty.');
  return type;
};

/** Shopify's statuses. */
export const readStatus = (cell: string): boolean => {
  const text = cell.trim().toLowerCase();
  if (text === 'active' || text === '') return true;
  if (text === 'draft' || text === 'archived' || text === 'unlisted') return false;
  throw new CellFault('Write active, draft or archived.');
};

/** Splits at commas; a backslash stands before a comma or a backslash that belongs to a name. */
const splitNames = (cell: string): string[] => {
  const names = [''];
  for (const [part] of cell.matchAll(/\\[\\,]|[^]/gu))
    if (part === ',') names.push('');
    else
      names.push(`${names.pop() ?? ''}${part.length === 2 && part.startsWith('\\') ? part.slice(1) : part}`);
  return names;
};

/** Names separated by commas; each once. */
export const readNames = (cell: string): string[] => [
  ...new Set(
    splitNames(cell)
      .map((name) => name.trim())
      .filter((name) => name !== ''),
  ),
];

export const writeNames = (names: readonly string[]): string =>
  names.map((name) => name.replaceAll(/[\\,]/g, String.raw`\$&`)).join(', ');
