import { itemNouns, termWords, type CollectionContent, type TermKind } from '@sitewright/domain/pages';
import type { ConfirmQuestion } from '../controls/index.ts';
import type { Term } from './use-terms.ts';

export interface TermPlace {
  readonly page: CollectionContent;
  readonly kind: TermKind;
}

/** The target of a change: a new name, an existing term, or null to remove it. */
export type TermTarget = string | Term | null;

/** The number of items: `3 posts`. */
export const countItems = (typeName: string, count: number): string => {
  const { one, many } = itemNouns(typeName);
  return `${count} ${count === 1 ? one : many}`;
};

const LIVE = 'This takes effect immediately on the live site and cannot be undone.';

/** The confirmation before a term changes in all its items. */
export const termQuestion = (
  { page: { typeName }, kind }: TermPlace,
  { name, count }: Term,
  into: TermTarget,
): ConfirmQuestion => {
  const { one } = termWords[kind];
  const items = countItems(typeName, count);
  if (into === null)
    return {
      title: `Remove “${name}”?`,
      text: `${items} will no longer have this ${one}. ${LIVE}`,
      confirm: 'Remove',
    };
  if (typeof into === 'string')
    return {
      title: `Change “${name}” to “${into}”?`,
      text: `${items} will have “${into}” instead. ${LIVE}`,
      confirm: 'Change',
    };
  return {
    title: `Merge “${name}” into “${into.name}”?`,
    text: `The ${one} “${into.name}” already exists, with ${countItems(typeName, into.count)}. ${items} will have it instead of “${name}”. Merged terms cannot be separated again. ${LIVE}`,
    confirm: 'Merge',
  };
};
