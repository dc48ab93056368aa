import { itemWords, termWords, type CollectionContent, type TermKind } from '@sitewright/domain/pages';
import type { ConfirmQuestion } from '../controls/index.ts';
import type { Term } from './use-terms.ts';

export interface TermPlace {
  readonly page: CollectionContent;
  readonly kind: TermKind;
}

/** What a term is to become: a name, a term that exists already, or nothing. */
export type TermTarget = string | Term | null;

/** How many items a term has, in the words of its page: `3 posts`. */
export const countItems = (typeName: string, count: number): string => {
  const { one, many } = itemWords(typeName);
  return `${count} ${count === 1 ? one : many}`;
};

const LIVE = 'This holds at once, for visitors too, and Undo does not take it back.';

/** What is asked before a term changes in all items that have it. */
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
    text: `The ${one} “${into.name}” exists already, with ${countItems(typeName, into.count)}. ${items} will have it instead of “${name}”; afterwards nobody can tell which had which. ${LIVE}`,
    confirm: 'Merge',
  };
};
