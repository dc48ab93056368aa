import type { NestedCategory } from '../content/content.ts';
import { pageLimits } from '../pages-limits.ts';

type Categories = readonly NestedCategory[];

const search = (
  categories: Categories,
  matches: (category: NestedCategory) => boolean,
): NestedCategory | undefined => {
  for (const category of categories) {
    const found = matches(category) ? category : search(category.children ?? [], matches);
    if (found) return found;
  }
  return undefined;
};

export const findCategory = (categories: Categories = [], id: string): NestedCategory | undefined =>
  search(categories, (category) => category.id === id);

export const findCategoryByName = (categories: Categories = [], name: string): NestedCategory | undefined =>
  search(categories, ({ displayName }) => displayName === name);

const withChildren = (category: NestedCategory, children: Categories): NestedCategory => {
  const { children: _children, ...rest } = category;
  return children.length === 0 ? rest : { ...rest, children };
};

/** Replaces one category; undefined removes it together with what it contains. */
const replaceIn = (
  categories: Categories,
  id: string,
  replace: (category: NestedCategory) => NestedCategory | undefined,
): NestedCategory[] =>
  categories.flatMap((category) => {
    if (category.id === id) return replace(category) ?? [];
    const { children } = category;
    return [children ? withChildren(category, replaceIn(children, id, replace)) : category];
  });

/** What owners say of a category beside its name. */
export type CategoryDetails = Pick<NestedCategory, 'description' | 'imageId' | 'seo'>;

/** Empty texts are left out. */
const tidyDetails = ({ description = '', imageId = '', seo = {} }: CategoryDetails): CategoryDetails => {
  const [title, text] = [seo.title?.trim() ?? '', seo.description?.trim() ?? ''];
  return {
    ...(description.trim() === '' ? {} : { description: description.trim() }),
    ...(imageId === '' ? {} : { imageId }),
    ...(title === '' && text === ''
      ? {}
      : { seo: { ...(title === '' ? {} : { title }), ...(text === '' ? {} : { description: text }) } }),
  };
};

export const describeCategory = (
  categories: Categories,
  id: string,
  details: CategoryDetails,
): NestedCategory[] =>
  replaceIn(categories, id, ({ id: own, displayName, children }) => ({
    id: own,
    displayName,
    ...tidyDetails(details),
    ...(children ? { children } : {}),
  }));

/** Where a category is moved to: to the end of another one, or next to it. */
export interface CategoryPlace {
  readonly targetId: string;
  readonly position: 'before' | 'after' | 'inside';
}

const insertAt = (categories: Categories, moved: NestedCategory, place: CategoryPlace): NestedCategory[] =>
  categories.flatMap((category) => {
    if (category.id !== place.targetId) {
      const { children } = category;
      return [children ? { ...category, children: insertAt(children, moved, place) } : category];
    }
    if (place.position === 'before') return [moved, category];
    if (place.position === 'after') return [category, moved];
    return [{ ...category, children: [...(category.children ?? []), moved] }];
  });

const depthOf = (categories: Categories): number =>
  categories.reduce((deepest, { children = [] }) => Math.max(deepest, 1 + depthOf(children)), 0);

/** Undefined if it cannot be moved there: into itself, or below the deepest level. */
export const moveCategory = (
  categories: Categories,
  id: string,
  place: CategoryPlace,
): NestedCategory[] | undefined => {
  const moved = findCategory(categories, id);
  if (!moved || findCategory([moved], place.targetId)) return undefined;
  const result = insertAt(
    replaceIn(categories, id, () => undefined),
    moved,
    place,
  );
  return depthOf(result) > pageLimits.CATEGORY_LEVELS ? undefined : result;
};

type StepDirection = 'up' | 'down' | 'in' | 'out';

interface Siblings {
  readonly list: Categories;
  readonly index: number;
  readonly parent: NestedCategory | undefined;
}

const siblingsOf = (categories: Categories, id: string, parent?: NestedCategory): Siblings | undefined => {
  const index = categories.findIndex((category) => category.id === id);
  if (index >= 0) return { list: categories, index, parent };
  for (const category of categories) {
    const found = siblingsOf(category.children ?? [], id, category);
    if (found) return found;
  }
  return undefined;
};

const placeOf = ({ list, index, parent }: Siblings, direction: StepDirection): CategoryPlace | undefined => {
  const [before, after] = [list[index - 1], list[index + 1]];
  if (direction === 'up') return before && { targetId: before.id, position: 'before' };
  if (direction === 'down') return after && { targetId: after.id, position: 'after' };
  if (direction === 'in') return before && { targetId: before.id, position: 'inside' };
  return parent && { targetId: parent.id, position: 'after' };
};

/** Moves a category by one step among its neighbours, into the one before or out of its parent. */
export const stepCategory = (
  categories: Categories,
  id: string,
  direction: StepDirection,
): NestedCategory[] | undefined => {
  const siblings = siblingsOf(categories, id);
  const place = siblings && placeOf(siblings, direction);
  return place && moveCategory(categories, id, place);
};
