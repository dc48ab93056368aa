import { blockTypes } from './block-types.ts';
import type { PlacedBlock } from '../layout/layout.ts';

/** Kinds of blocks that can be shown. Several codes may stand for one kind. */
export const blockKinds = [
  'text',
  'markdown',
  'quote',
  'button',
  'image',
  'gallery',
  'video',
  'audio',
  'album',
  'code',
  'embed',
  'map',
  'line',
  'spacer',
  'accordion',
  'menu',
  'chart',
  'calendar',
  'tourDates',
  'archive',
  'tagCloud',
  'postsByAuthor',
  'postsByTag',
  'postsByCategory',
  'postsByMonth',
  'search',
  'socialLinks',
  'summary',
  'rss',
  'link',
  'twitter',
  'instagram',
  'foursquare',
  'scrollingText',
  'logo',
  'shape',
] as const;

export type BlockKind = (typeof blockKinds)[number];

const isKind = (name: string): name is BlockKind => blockKinds.some((kind) => kind === name);

const kindsByType: ReadonlyMap<number, BlockKind> = new Map([
  ...Object.entries(blockTypes).flatMap(([name, type]): [number, BlockKind][] =>
    isKind(name) ? [[type, name]] : [],
  ),
  [blockTypes.socialAccountLinks, 'socialLinks'],
  [blockTypes.summaryLegacy, 'summary'],
  [blockTypes.soundcloud, 'embed'],
]);

const componentKinds: ReadonlyMap<string, BlockKind> = new Map([
  ['website.components.button', 'button'],
  ['website.components.imageFluid', 'image'],
  ['website.components.code', 'code'],
  ['website.components.map', 'map'],
  ['website.components.shape', 'shape'],
]);

/** What a block is; undefined where nobody knows, and the block is only kept. */
export const kindOf = ({ type, definitionName }: Pick<PlacedBlock, 'type' | 'definitionName'>) =>
  type === blockTypes.websiteComponent ? componentKinds.get(definitionName ?? '') : kindsByType.get(type);

/** Kinds that have no code of their own are components, and stored with their name. */
export const componentNames: Partial<Record<BlockKind, string>> = { shape: 'website.components.shape' };

/** The code that a new block of a kind is stored under. */
export const typeOfKind = (kind: BlockKind): number =>
  kind === 'shape' ? blockTypes.websiteComponent : blockTypes[kind];
