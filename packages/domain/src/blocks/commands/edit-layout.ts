import type { BlockRefusal } from '../blocks-messages.ts';
import { checkLayout } from './check-layout.ts';
import type { PlacedBlock, Section } from '../layout/layout.ts';

/** The sections of an area of a page. */
export type Layout = readonly Section[];

/** The changed layout, or why the command failed. */
export type EditedLayout = Layout | BlockRefusal;

export const isLayoutRefusal = (edited: EditedLayout): edited is BlockRefusal => 'code' in edited;

export interface FoundBlock {
  readonly section: Section;
  readonly block: PlacedBlock;
}

export const findBlock = (layout: Layout, blockId: string): FoundBlock | undefined => {
  for (const section of layout) {
    const block = section.blocks.find(({ id }) => id === blockId);
    if (block) return { section, block };
  }
  return undefined;
};

export const findSection = (layout: Layout, sectionId: string): Section | undefined =>
  layout.find(({ id }) => id === sectionId);

export const blockGone: BlockRefusal = { code: 'block-gone' };
export const sectionGone: BlockRefusal = { code: 'section-gone' };

export const editSection = (
  layout: Layout,
  sectionId: string,
  edit: (section: Section) => Section,
): EditedLayout =>
  findSection(layout, sectionId)
    ? layout.map((section) => (section.id === sectionId ? edit(section) : section))
    : sectionGone;

export const editBlock = (
  layout: Layout,
  blockId: string,
  edit: (block: PlacedBlock) => PlacedBlock,
): EditedLayout => {
  const found = findBlock(layout, blockId);
  if (!found) return blockGone;
  const blocks = found.section.blocks.map((block) => (block.id === blockId ? edit(block) : block));
  return layout.map((section) => (section === found.section ? { ...section, blocks } : section));
};

const isAboutNumber = ({ code }: BlockRefusal): boolean =>
  code === 'too-many-blocks' || code === 'too-many-galleries';

/** Refuses a layout that exceeds the limits of a page. */
export const withinLimits = (layout: Layout): EditedLayout =>
  checkLayout(layout).find(isAboutNumber) ?? layout;
