import { HIDDEN_NAVIGATION, type NavigationLink, type Navigations } from '../../pages/index.ts';
import { groupOfPages, withoutPages, withUnplacedPages } from '../arrange.ts';

/** The navigation as displayed: without deleted pages, and with unplaced pages under Not Linked. */
export const completeNavigation = (written: Navigations, pageIds: readonly string[]): Navigations => {
  const known = new Set(pageIds);
  const gone = [...groupOfPages(written).keys()].filter((id) => !known.has(id));
  return withUnplacedPages(gone.length === 0 ? written : withoutPages(written, new Set(gone)), pageIds);
};

/** Unplaced pages at the end of Not Linked are not stored: there may be thousands. */
const withoutImplied = (
  navigations: Navigations,
  isImplied: (link: NavigationLink) => boolean,
): Navigations => {
  const hidden = navigations[HIDDEN_NAVIGATION];
  if (!hidden) return navigations;
  const last = hidden.findLastIndex((link) => !isImplied(link));
  return { ...navigations, [HIDDEN_NAVIGATION]: hidden.slice(0, last + 1) };
};

/** A new group without links would count as a change. */
const withoutNewEmpty = (edited: Navigations, written: Navigations): Navigations => {
  const { [HIDDEN_NAVIGATION]: hidden, ...others } = edited;
  return hidden?.length === 0 && !written[HIDDEN_NAVIGATION] ? others : edited;
};

interface ShownEdit {
  readonly pageIds: readonly string[];
  readonly edit: (shown: Navigations) => Navigations | undefined;
}

/**
 * Applies a change to the displayed navigation and returns what to store; undefined if the edit is not
 * possible.
 */
export const editNavigation = (
  written: Navigations,
  { pageIds, edit }: ShownEdit,
): Navigations | undefined => {
  const placed = groupOfPages(written);
  const edited = edit(completeNavigation(written, pageIds));
  if (!edited) return undefined;
  const explicit = withoutImplied(
    edited,
    ({ collectionId, children = [] }) =>
      collectionId !== undefined && children.length === 0 && !placed.has(collectionId),
  );
  return withoutNewEmpty(explicit, written);
};
