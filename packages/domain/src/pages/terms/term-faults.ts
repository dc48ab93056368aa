import type { NestedCategory } from '../content/content.ts';
import { pageLimits } from '../pages-limits.ts';

export type FieldFaults = Readonly<Record<string, string>>;

const countCategories = (categories: readonly NestedCategory[]): number =>
  categories.reduce((sum, { children = [] }) => sum + 1 + countCategories(children), 0);

const namesOf = (categories: readonly NestedCategory[]): string[] =>
  categories.flatMap(({ displayName, children = [] }) => [displayName, ...namesOf(children)]);

const nameFault = (name: string, longest: number): boolean => name.trim() === '' || name.length > longest;

const categoryMessage = `A category has a name of 1 to ${pageLimits.MAX_CATEGORY_LENGTH} characters.`;
const tagMessage = `A tag has 1 to ${pageLimits.MAX_TAG_LENGTH} characters.`;
const termsMessage = `An item can have up to ${pageLimits.TERMS_PER_ITEM} tags and as many categories.`;

export const findTermFaults = ({
  tags = [],
  categories = [],
}: {
  readonly tags?: readonly string[];
  readonly categories?: readonly string[];
}): FieldFaults => ({
  ...(categories.some((name) => nameFault(name, pageLimits.MAX_CATEGORY_LENGTH))
    ? { categories: categoryMessage }
    : {}),
  ...(tags.some((name) => nameFault(name, pageLimits.MAX_TAG_LENGTH)) ? { tags: tagMessage } : {}),
  ...(tags.length > pageLimits.TERMS_PER_ITEM ? { tags: termsMessage } : {}),
  ...(categories.length > pageLimits.TERMS_PER_ITEM ? { categories: termsMessage } : {}),
});

export const findCategoryFaults = (categories: readonly NestedCategory[] = []): FieldFaults => {
  if (countCategories(categories) > pageLimits.NESTED_CATEGORIES)
    return { nestedCategories: `A site page can have up to ${pageLimits.NESTED_CATEGORIES} categories.` };
  return namesOf(categories).some((name) => nameFault(name, pageLimits.MAX_CATEGORY_LENGTH))
    ? { nestedCategories: categoryMessage }
    : {};
};
