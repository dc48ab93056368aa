import { readColour } from '../colours/read-colour.ts';
import { styleFaultText } from '../styles-messages.ts';
import { readSize, sizeIn } from './sizes.ts';
import { STYLE_VALUE } from './style-value.ts';
import type { StyleToken } from './style-token.ts';

const outOfBounds = ({ min, max, unit }: StyleToken, amount: number): string | undefined => {
  const isWithin = amount >= (min ?? -Infinity) && amount <= (max ?? Infinity);
  if (isWithin) return undefined;
  const sign = unit === undefined ? '' : ` ${unit}`;
  return styleFaultText('out-of-bounds', { min: `${min ?? 0}`, max: `${max ?? ''}${sign}` });
};

const checkSize = (token: StyleToken, value: string): string | undefined => {
  const size = readSize(value);
  if (!size) return styleFaultText('size-format');
  const amount = sizeIn(size, token.unit ?? size.unit);
  return amount === undefined ? undefined : outOfBounds(token, amount);
};

const checkNumber = (token: StyleToken, value: string): string | undefined => {
  const amount = value.trim() === '' ? Number.NaN : Number(value);
  return Number.isNaN(amount) ? styleFaultText('number-format') : outOfBounds(token, amount);
};

/** Why a value is not valid for a token; undefined if it is. */
export const checkStyleValue = (token: StyleToken, value: string): string | undefined => {
  if (!STYLE_VALUE.test(value)) return styleFaultText('value-format');
  if (token.type === 'colour') return readColour(value) ? undefined : styleFaultText('colour-format');
  if (token.type === 'size') return checkSize(token, value);
  return token.type === 'number' ? checkNumber(token, value) : undefined;
};
