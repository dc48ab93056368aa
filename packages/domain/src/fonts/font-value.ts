import { fontCategories, type FontCategory } from './font-categories.ts';

/** The value of a font token: the family, and what stands in for it. */
export const writeFont = (family: string, category: FontCategory): string => {
  const fallback = fontCategories.find(({ id }) => id === category)?.fallback ?? 'system-ui, sans-serif';
  return `'${family}', ${fallback}`;
};

/** Families that every browser has: nothing needs to be loaded for them. */
const GENERIC = /^(?:inherit|initial|unset|serif|sans-serif|monospace|cursive|fantasy|system-ui|ui-[a-z-]+)$/;

/** The family that a font value asks for first, without its quotes. */
export const familyOf = (value: string): string => {
  const [first = ''] = value.split(',');
  return first.trim().replaceAll(/^['"]|['"]$/g, '');
};

export const isGenericFamily = (family: string): boolean => GENERIC.test(family);
