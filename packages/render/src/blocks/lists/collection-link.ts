import type { BlockContext, LinkedCollection } from '../block-context.ts';
import {
  requirementKey,
  type FacetCount,
  type BlockItem,
  type FacetsRequirement,
  type ItemsRequirement,
} from '../block-requirements.ts';
import { textField, type BlockValue } from '../markup/read-value.ts';

/** The collection that a block refers to; undefined if none was chosen or it was deleted. */
export const collectionOf = (
  value: BlockValue,
  { collections }: BlockContext,
): LinkedCollection | undefined => collections.get(textField(value, 'collectionId'));

export const loadedItems = (
  requirement: ItemsRequirement | undefined,
  { loaded }: BlockContext,
): readonly BlockItem[] => (requirement && loaded.items.get(requirementKey(requirement))) ?? [];

export const loadedFacets = (
  requirement: FacetsRequirement | undefined,
  { loaded }: BlockContext,
): readonly FacetCount[] => (requirement && loaded.counts.get(requirementKey(requirement))) ?? [];

export const facetsRequirement = (
  value: BlockValue,
  by: FacetsRequirement['by'],
): FacetsRequirement | undefined => {
  const collectionId = textField(value, 'collectionId');
  return collectionId === '' ? undefined : { kind: 'counts', collectionId, by };
};

/** URL of the collection's page, filtered by a tag, category, author or month. */
export const filteredUrl = (
  { fullUrl }: LinkedCollection,
  by: FacetsRequirement['by'],
  value: string,
): string => `${fullUrl}?${by}=${encodeURIComponent(value)}`;

const MONTH = /^(\d{2})-(\d{4})$/;

/** `11-2026` as a month in the site's language. */
export const monthLabel = ({ value, label }: FacetCount, { format }: BlockContext): string => {
  const [, month, year] = MONTH.exec(value) ?? [];
  // The 15th falls in the same month in every time zone.
  return month && year ? format.date(Date.UTC(Number(year), Number(month) - 1, 15), 'month') : label;
};
