import { sizeUnits, type SizeUnit } from './style-token.ts';

export interface Size {
  readonly amount: number;
  readonly unit: SizeUnit;
}

const PLAIN = /^(-?\d*\.?\d+)([a-z%]*)$/i;
const CLAMP = /^clamp\(([^,]*),(.*),([^,]*)\)$/i;

const isUnit = (unit: string): unit is SizeUnit => sizeUnits.some((each) => each === unit);

/** Parses a length; of `clamp()`, the maximum. Undefined if it is computed. */
export const readSize = (text: string): Size | undefined => {
  const largest = CLAMP.exec(text.trim())?.[3] ?? text;
  const [, digits = '', unit = ''] = PLAIN.exec(largest.trim()) ?? [];
  const amount = Number(digits);
  if (digits === '') return undefined;
  if (unit === '') return amount === 0 ? { amount, unit: 'px' } : undefined;
  return isUnit(unit) ? { amount, unit } : undefined;
};

const ROOT_PX = 16;

/** Converts to another unit, if that does not depend on the page. */
export const sizeIn = ({ amount, unit }: Size, wanted: SizeUnit): number | undefined => {
  if (unit === wanted || amount === 0) return amount;
  if (unit === 'px' && wanted === 'rem') return amount / ROOT_PX;
  return unit === 'rem' && wanted === 'px' ? amount * ROOT_PX : undefined;
};

const rounded = (value: number): number => Math.round(value * 10_000) / 10_000;

/** Window widths between which a size grows, in rem: phone and desktop. */
const NARROW = 24;
const WIDE = 90;

/** A size that grows with the window, smaller on phones. */
const growing = ({ amount, unit }: Size, phone: number): string => {
  const smallest = amount * phone;
  const slope = (amount - smallest) / (WIDE - NARROW);
  const start = rounded(smallest - slope * NARROW);
  const middle = `${start}rem + ${rounded(slope * 100)}vw`;
  return `clamp(${rounded(smallest)}${unit}, ${middle}, ${rounded(amount)}${unit})`;
};

export const writeSize = (size: Size, phone = 1): string =>
  phone < 1 && size.unit === 'rem' ? growing(size, phone) : `${rounded(size.amount)}${size.unit}`;
