import type { BlockKind } from './block-kinds.ts';

/** Fields of each kind that hold HTML, and lists whose entries do. They are sanitised before they are kept. */
export const blockHtmlFields: Partial<Record<BlockKind, readonly string[]>> = {
  text: ['html'],
  image: ['caption'],
  video: ['caption'],
  embed: ['caption'],
  accordion: ['items.html'],
};
