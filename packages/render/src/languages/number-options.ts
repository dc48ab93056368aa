import type { NumberFormatOptions, RoundingModeType } from '@phensley/cldr';
import type { Option } from './arguments.ts';

type Mutable<T> = { -readonly [K in keyof T]: T[K] };
type DigitOption =
  | 'minimumIntegerDigits'
  | 'maximumFractionDigits'
  | 'minimumFractionDigits'
  | 'maximumSignificantDigits'
  | 'minimumSignificantDigits';

/** More digits only slow pages down. */
const MAX_DIGITS = 50;

const DIGIT_OPTIONS: ReadonlyMap<string, DigitOption> = new Map([
  ...digitNames('minimumIntegerDigits', 'minint', 'minInt'),
  ...digitNames('maximumFractionDigits', 'maxfrac', 'maxFrac'),
  ...digitNames('minimumFractionDigits', 'minfrac', 'minFrac'),
  ...digitNames('maximumSignificantDigits', 'maxsig', 'maxSig'),
  ...digitNames('minimumSignificantDigits', 'minsig', 'minSig'),
]);

function digitNames(option: DigitOption, ...aliases: string[]): [string, DigitOption][] {
  return [option, ...aliases].map((name) => [name, option]);
}

const ROUNDING: ReadonlyMap<string, RoundingModeType> = new Map([
  ['up', 'up'],
  ['down', 'down'],
  ['truncate', 'down'],
  ['ceiling', 'ceiling'],
  ['ceil', 'ceiling'],
  ['floor', 'floor'],
  ['half-up', 'half-up'],
  ['half-down', 'half-down'],
  ['half-even', 'half-even'],
]);

/** Number options; others are left to the caller. An invalid count is 0. */
export const readNumberOptions = (options: readonly Option[]): NumberFormatOptions => {
  const result: Mutable<NumberFormatOptions> = {};
  for (const option of options) readNumberOption(option, result);
  return result;
};

const readNumberOption = ({ name, value }: Option, result: Mutable<NumberFormatOptions>): void => {
  const digits = DIGIT_OPTIONS.get(name);
  if (digits) setDigits(result, digits, value);
  else if (name === 'group' || name === 'grouping') result.group = value === '' || value === 'true';
  else if (name === 'no-group' || name === 'no-grouping') result.group = false;
  else if (name === 'round' || name === 'rounding') setRounding(result, value);
};

const setDigits = (result: Mutable<NumberFormatOptions>, option: DigitOption, value: string): void => {
  const count = Number.parseInt(value, 10) || 0;
  result[option] = Math.min(Math.max(count, 0), MAX_DIGITS);
};

const setRounding = (result: Mutable<NumberFormatOptions>, value: string): void => {
  const mode = ROUNDING.get(value);
  if (mode) result.round = mode;
};
