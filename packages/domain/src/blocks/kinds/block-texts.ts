import type { BlockKind } from './block-kinds.ts';

/** How the texts of a kind reach a page. Any other text of a block may be printed by a template as it is. */
export interface BlockTexts {
  /** Runs in visitors' browsers: writing it takes the permission `code`. */
  readonly isCode?: true;
  /** The program alone shows the kind and escapes its texts; a template cannot replace it. */
  readonly isLocked?: true;
  /** Where HTML stands, which is sanitised before it is kept; `items.html` is that of each entry of a list. */
  readonly html?: readonly string[];
  /** What a template that replaces the kind does not get to see. */
  readonly withheld?: readonly string[];
  /** Where the frames of outside services stand. */
  readonly frames?: string;
}

const blockTexts: Readonly<Partial<Record<BlockKind, BlockTexts>>> = {
  text: { isLocked: true, html: ['html'] },
  markdown: { isLocked: true },
  video: { isLocked: true, html: ['caption'], frames: 'oembed.html' },
  embed: { isLocked: true, isCode: true, html: ['caption'] },
  code: { isLocked: true, isCode: true },
  image: { html: ['caption'] },
  accordion: { html: ['items.html'], withheld: ['items.document'] },
  gallery: { frames: 'items.oembed.html' },
};

const plain: BlockTexts = {};

export const textsOfKind = (kind: BlockKind): BlockTexts => blockTexts[kind] ?? plain;
