import type { BlockKind, PlacedBlock } from '@sitewright/domain/blocks';
import type { BlockAsset, LoadedBlocks } from './block-requirements.ts';
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

/** HTML of a product, as the formatters of templates print it. */
export interface ProductParts {
  readonly price: string;
  readonly status: string;
  readonly options: string;
  readonly quantity: string;
  readonly button: string;
  readonly scarcity: string;
}

export interface BlockContextInput {
  /** In `edit` mode nothing runs, and what visitors do not see leaves a labelled gap. */
  readonly mode: 'visitor' | 'edit';
  /** In `edit` mode: the blocks are those of the document that is being edited, and carry the marks of the canvas. */
  readonly isMarked?: boolean;
  /** Scheme and host as the visitor sees them. */
  readonly baseUrl: string;
  readonly language: string;
  readonly timeZone: string;
  readonly now: number;
  /** What calendars show, as `11-2026`; the month of now unless said. */
  readonly calendarMonth?: string;
  readonly assets: ReadonlyMap<string, BlockAsset>;
  readonly loaded: LoadedBlocks;
  readonly collections: ReadonlyMap<string, LinkedCollection>;
  readonly siteTitle: string;
  readonly logo?: BlockAsset;
  readonly socialAccounts?: readonly SocialAccount[];
  readonly localizedStrings?: Readonly<Record<string, string>>;
  /** The parts of a loaded product; missing in feeds, where nothing can be bought. */
  readonly renderProduct?: (itemId: string) => ProductParts | undefined;
  /** What the site's template makes of a block in our place; nothing for the kinds it says nothing about. */
  readonly override?: (kind: BlockKind, block: PlacedBlock) => string | undefined;
}

/** What every block of a page is rendered with. Made anew for each page by `createBlockContext`. */
export interface BlockContext extends BlockContextInput {
  readonly format: BlockFormats;
  /** Level of the last heading that a block printed; above all blocks stands the page's own, of level 1. */
  readonly headings: { last: number };
  /** Outside origins whose frames the visitor may open on this page: its content policy must allow them. */
  readonly frames: Set<string>;
}

export const createBlockContext = (input: BlockContextInput): BlockContext => ({
  ...input,
  format: openFormats(input.language, input.timeZone),
  headings: { last: 1 },
  frames: new Set(),
});

/** The level that a heading usually has, or less: below what stands before it no level may be left out. */
export const headingLevel = ({ headings }: BlockContext, usual: 2 | 3): number =>
  Math.min(usual, headings.last + 1);

/** A text of the machine in the site's language. */
export const blockText = ({ localizedStrings }: BlockContextInput, key: string, fallback: string): string =>
  localizedStrings?.[key] ?? fallback;
