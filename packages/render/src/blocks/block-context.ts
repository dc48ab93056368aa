import type { BlockKind, PlacedBlock } from '@sitewright/domain/blocks';
import type { BlockAsset, LoadedBlocks } from './block-needs.ts';
import { openFormats, type BlockFormats } from './formats.ts';

export interface SocialAccount {
  readonly serviceName: string;
  readonly profileUrl: string;
  readonly userName?: string;
  readonly screenname?: string;
}

/** A collection that a block links to. */
export interface LinkedCollection {
  readonly id: string;
  readonly title: string;
  readonly fullUrl: string;
}

/** The picture that is seen first: the page preloads it. */
export interface FirstPicture {
  readonly src: string;
  readonly srcset: string;
  readonly sizes: string;
}

export interface BlockContextInput {
  /** In `edit` mode nothing runs, and what visitors do not see leaves a labelled gap. */
  readonly mode: 'visitor' | 'edit';
  /** Scheme and host as the visitor sees them. */
  readonly baseUrl: string;
  readonly language: string;
  readonly timeZone: string;
  readonly now: number;
  readonly assets: ReadonlyMap<string, BlockAsset>;
  readonly loaded: LoadedBlocks;
  readonly collections: ReadonlyMap<string, LinkedCollection>;
  readonly siteTitle: string;
  readonly logo?: BlockAsset;
  readonly socialAccounts?: readonly SocialAccount[];
  readonly localizedStrings?: Readonly<Record<string, string>>;
  /** What the site's template makes of a block in our place; nothing for the kinds it says nothing about. */
  readonly override?: (kind: BlockKind, block: PlacedBlock) => string | undefined;
}

/** What every block of a page is rendered with. Made anew for each page by `createBlockContext`. */
export interface BlockContext extends BlockContextInput {
  readonly format: BlockFormats;
  /** Holds the page's first picture as soon as a block has printed it: that one is not loaded lazily. */
  readonly pictures: { first: FirstPicture | undefined };
  /** Outside origins whose frames the visitor may open on this page: its content policy must allow them. */
  readonly frames: Set<string>;
}

export const createBlockContext = (input: BlockContextInput): BlockContext => ({
  ...input,
  format: openFormats(input.language, input.timeZone),
  pictures: { first: undefined },
  frames: new Set(),
});

/** A text of the machine in the site's language. */
export const wordOf = ({ localizedStrings }: BlockContextInput, key: string, fallback: string): string =>
  localizedStrings?.[key] ?? fallback;
