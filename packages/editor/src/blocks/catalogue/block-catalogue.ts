import { blockKinds, blockNames, type BlockKind } from '@sitewright/domain/blocks';
import type { LucideIcon } from 'lucide-react';
import { blockDefinitions, blockGroups, type BlockGroup } from './block-definitions.ts';

export { blockGroups, type BlockGroup };

export const blockTitle = (kind: BlockKind): string => blockNames[kind];
export const blockIcon = (kind: BlockKind): LucideIcon => blockDefinitions[kind].icon;
export const blockGroup = (kind: BlockKind): BlockGroup => blockDefinitions[kind].group;

/** The server refuses code blocks of contributors without the permission. */
export const canAddBlock = (kind: BlockKind, permissions: readonly string[]): boolean =>
  kind !== 'code' || permissions.includes('code');

const byGroup = blockGroups.flatMap((group) =>
  blockKinds.filter((kind) => blockDefinitions[kind].group === group),
);

const rankOf = (kind: BlockKind, typed: string): number => {
  const name = blockNames[kind].toLowerCase();
  const { keywords, description } = blockDefinitions[kind];
  if (name.startsWith(typed)) return 0;
  if (name.includes(` ${typed}`)) return 1;
  if (keywords.split(' ').some((word) => word.startsWith(typed))) return 2;
  return `${name} ${keywords} ${description.toLowerCase()}`.includes(typed) ? 3 : 4;
};

/** Block kinds that match a search, best first; all by group without one. */
export const searchBlockKinds = (text: string): readonly BlockKind[] => {
  const typed = text.trim().toLowerCase();
  const ranked = byGroup.map((kind) => ({ kind, rank: rankOf(kind, typed) }));
  return ranked
    .filter(({ rank }) => rank < 4)
    .toSorted((one, other) => (typed === '' ? 0 : one.rank - other.rank))
    .map(({ kind }) => kind);
};
