import {
  emptyBlockHints,
  GRID_COLUMNS,
  kindOf,
  PHONE_COLUMNS,
  readBlockValue,
  type BlockKind,
  type PlacedBlock,
  type PromotedBlockType,
  type Section,
} from '@sitewright/domain/blocks';
import type { BlockContext } from './block-context.ts';
import type { BlockRequirement } from './block-requirements.ts';
import { partOf, wholePage, type Share } from './width-share.ts';
import { element, escapeText, type Attributes } from './markup/html.ts';
import { renderers } from './renderers.ts';

interface Columns {
  readonly columnStart: number;
  readonly columnEnd: number;
}

/** The position of a block. */
export interface BlockPlace {
  /** The width of its section. */
  readonly section?: Share;
  /** Its columns on a phone. */
  readonly phone?: Columns;
  /** Attributes of its wrapper that position it. */
  readonly attributes?: Attributes;
}

const partOfGrid = ({ columnStart, columnEnd }: Columns, columns: number): number =>
  Math.min(Math.max((columnEnd - columnStart) / columns, 1 / columns), 1);

const shareOf = ({ desktop }: PlacedBlock, { phone, section = wholePage }: BlockPlace): Share =>
  partOf(section, {
    desktop: partOfGrid(desktop, GRID_COLUMNS),
    phone: phone ? partOfGrid(phone, PHONE_COLUMNS) : 1,
  });

/** Shown in the editor for a block that renders nothing for visitors. */
const gap = (text: string): string => `<div class="sw-gap">${escapeText(text)}</div>`;

const nameOf = ({ type, definitionName }: PlacedBlock): string => definitionName ?? `kind ${type}`;

const contentOf = (block: PlacedBlock, context: BlockContext, place: BlockPlace = {}): string => {
  const kind = kindOf(block);
  if (!kind)
    return context.mode === 'edit' ? gap(`This block (${nameOf(block)}) is kept, but cannot be shown.`) : '';
  const html =
    context.override?.(kind, block) ??
    renderers[kind].render(readBlockValue(block), { context, id: block.id, share: shareOf(block, place) });
  return html === '' && context.mode === 'edit' ? gap(emptyBlockHints[kind] ?? `Empty ${kind} block`) : html;
};

const HEADING = /<h([1-6])(?=[\s>])/gi;

const noteHeadings = (html: string, { headings }: BlockContext): void => {
  for (const [, level] of html.matchAll(HEADING)) headings.last = Number(level);
};

/** A block with its wrapper; empty for visitors if the block has no content. */
export const renderBlock = (block: PlacedBlock, context: BlockContext, place: BlockPlace = {}): string => {
  const content = contentOf(block, context, place);
  if (content === '') return '';
  noteHeadings(content, context);
  const kind = kindOf(block);
  return element(
    'div',
    {
      class: `sw-block sqs-block sqs-block-${(kind ?? 'unknown').toLowerCase()}`,
      id: `block-${block.id}`,
      'data-block-type': block.type,
      ...(context.isMarked ? { 'data-edit-block': block.id, 'data-edit-kind': kind ?? 'unknown' } : {}),
      ...place.attributes,
    },
    content,
  );
};

export const blockRequirements = (block: PlacedBlock): readonly BlockRequirement[] => {
  const kind = kindOf(block);
  return (kind && renderers[kind].requirements?.(readBlockValue(block))) ?? [];
};

const promotedKinds: ReadonlyMap<string, BlockKind> = new Map([
  ['map', 'map'],
  ['embed', 'embed'],
  ['image', 'image'],
  ['code', 'code'],
  ['quote', 'quote'],
  ['twitter', 'twitter'],
  ['link', 'link'],
  ['video', 'video'],
  ['foursquare', 'foursquare'],
  ['instagram', 'instagram'],
  ['form', 'form'],
] satisfies [PromotedBlockType, BlockKind][]);

/** The item's first block of a type, which lists show instead of an image. */
export const renderPromotedBlock = (
  type: string,
  sections: readonly Section[],
  context: BlockContext,
): string => {
  const kind = promotedKinds.get(type);
  const blocks = sections.flatMap((section) => section.blocks);
  const promoted = kind && blocks.find((block) => kindOf(block) === kind);
  return promoted ? contentOf(promoted, context) : '';
};
