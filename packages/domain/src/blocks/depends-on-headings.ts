import { definitionOf } from './kinds/block-definitions.ts';
import { kindOf } from './kinds/block-kinds.ts';
import type { PlacedBlock, Section } from './layout/layout.ts';

const headingsOf = (block: PlacedBlock): 'absolute' | 'relative' | undefined => {
  const kind = kindOf(block);
  return kind && definitionOf(kind).headings;
};

/** Whether a block can contain headings. */
export const hasHeadings = (block: PlacedBlock): boolean => headingsOf(block) !== undefined;

/** Whether the rendered sections depend on the headings before them. */
export const dependsOnHeadings = (sections: readonly Section[]): boolean =>
  sections.some(({ blocks }) => blocks.some((block) => headingsOf(block) === 'relative'));
