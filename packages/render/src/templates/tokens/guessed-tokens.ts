import {
  followedBy,
  readColour,
  readSize,
  type StyleToken,
  type StyleTokenType,
} from '@sitewright/domain/styles';
import type { DeclaredValues } from './declared-values.ts';
import { groupFor } from './stated-tokens.ts';

const FAMILIES = /(?:^|,)\s*(?:serif|sans-serif|monospace|cursive|system-ui|ui-[a-z-]+)\s*$/;

/** The type of a value, by its syntax; undefined if it makes no useful setting. */
export const typeOfValue = (value: string): StyleTokenType | undefined => {
  if (readColour(value)) return 'colour';
  if (FAMILIES.test(value)) return 'font';
  if (readSize(value)) return 'size';
  return /^-?\d*\.?\d+$/.test(value) ? 'number' : undefined;
};

/** `--vermilion-deep` reads `Vermilion deep`. */
const titleOf = (name: string): string => {
  const words = name.replace(/^--/, '').replaceAll(/[-_]+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** For templates that do not declare settings: all custom properties whose values are understood. */
export const guessTokens = (declared: DeclaredValues): StyleToken[] =>
  [...declared].flatMap(([name, value]) => {
    const type = name.startsWith('--') && !followedBy(value) ? typeOfValue(value) : undefined;
    return type ? [{ name, title: titleOf(name), group: groupFor(type), type, value }] : [];
  });
