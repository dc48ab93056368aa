import { kindOf, type BlockKind } from './kinds/block-kinds.ts';
import type { Section } from './layout/layout.ts';

/** The kinds whose headings follow those before them. */
const FOLLOWING: ReadonlySet<BlockKind | undefined> = new Set<BlockKind>(['album', 'menu']);

/** Whether what stands before these sections makes a difference to them; for most kinds it makes none. */
export const followsHeadings = (sections: readonly Section[]): boolean =>
  sections.some(({ blocks }) => blocks.some((block) => FOLLOWING.has(kindOf(block))));
