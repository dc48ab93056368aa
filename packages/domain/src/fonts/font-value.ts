import { fontCategories, type FontCategory } from './font-categories.ts';

/** The value of a font token: family and fallback. */
export const writeFont = (family: string, category: FontCategory): string => {
  const fallback = fontCategories.find(({ id }) => id === category)?.fallback ?? 'system-ui, sans-serif';
  return `'${family}', ${fallback}`;
};

/** Generic families, which need no font file. */
const GENERIC = /^(?:inherit|initial|unset|serif|sans-serif|monospace|cursive|fantasy|system-ui|ui-[a-z-]+)$/;

/** The first family of a value, without quotes. */
export const familyOf = (value: string): string => {
  const [first = ''] = value.split(',');
  return first.trim().replaceAll(/^['"]|['"]$/g, '');
};

export const isGenericFamily = (family: string): boolean => GENERIC.test(family);
