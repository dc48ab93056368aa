import {
  GRID_COLUMNS,
  kindOf,
  type BlockKind,
  type PlacedBlock,
  type PromotedBlockType,
} from '@sitewright/domain/blocks';
import type { BlockContext } from './block-context.ts';
import type { BlockNeed } from './block-needs.ts';
import { valueOf } from './component-values.ts';
import { element, escapeText, type Attributes } from './markup/html.ts';
import type { BlockValue } from './markup/read-value.ts';
import { renderers } from './renderers.ts';

const shareOf = ({ desktop }: PlacedBlock): number =>
  Math.min(Math.max((desktop.columnEnd - desktop.columnStart) / GRID_COLUMNS, 1 / GRID_COLUMNS), 1);

/** What the owner sees in place of a block that visitors do not. */
const gap = (text: string): string => `<div class="sw-gap">${escapeText(text)}</div>`;

const nameOf = ({ type, definitionName }: PlacedBlock): string => definitionName ?? `kind ${type}`;

const contentOf = (block: PlacedBlock, context: BlockContext): string => {
  const kind = kindOf(block);
  if (!kind)
    return context.mode === 'edit' ? gap(`This block (${nameOf(block)}) is kept, but cannot be shown.`) : '';
  const html =
    context.override?.(kind, block) ??
    renderers[kind].render(valueOf(block), { context, id: block.id, share: shareOf(block) });
  return html === '' && context.mode === 'edit' ? gap(`Empty ${kind} block`) : html;
};

/** A block with its wrapper, or nothing at all for visitors when it has nothing to show. */
export const renderBlock = (block: PlacedBlock, context: BlockContext, place: Attributes = {}): string => {
  const content = contentOf(block, context);
  if (content === '') return '';
  const kind = kindOf(block);
  return element(
    'div',
    {
      class: `sw-block sqs-block sqs-block-${(kind ?? 'unknown').toLowerCase()}`,
      id: `block-${block.id}`,
      'data-block-type': block.type,
      ...(context.mode === 'edit' ? { 'data-block-id': block.id } : {}),
      ...place,
    },
    content,
  );
};

export const blockNeeds = (block: PlacedBlock): readonly BlockNeed[] => {
  const kind = kindOf(block);
  return (kind && renderers[kind].needs?.(valueOf(block))) ?? [];
};

const promotedKinds: Readonly<Record<PromotedBlockType, BlockKind | undefined>> = {
  map: 'map',
  embed: 'embed',
  image: 'image',
  code: 'code',
  quote: 'quote',
  twitter: 'twitter',
  link: 'link',
  video: 'video',
  foursquare: 'foursquare',
  instagram: 'instagram',
  form: undefined,
};

export interface PromotedBlock {
  readonly type: PromotedBlockType;
  /** Of the item that shows it. */
  readonly id: string;
  readonly value: BlockValue;
}

/** The block that an item shows in place of its picture. */
export const renderPromotedBlock = ({ type, id, value }: PromotedBlock, context: BlockContext): string => {
  const kind = promotedKinds[type];
  if (!kind) return context.mode === 'edit' ? gap(`This block (${type}) is kept, but cannot be shown.`) : '';
  return renderers[kind].render(value, { context, id, share: 1 });
};
