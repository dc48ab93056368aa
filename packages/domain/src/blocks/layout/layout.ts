import type { BackgroundSource } from '../codes.ts';

export const GRID_COLUMNS = 24;
export const PHONE_COLUMNS = 8;
export const BLOCKS_PER_LAYOUT = 60;

/** A grid area; starts count from 1, ends are exclusive. */
export interface Cell {
  readonly columnStart: number;
  readonly columnEnd: number;
  readonly rowStart: number;
  readonly rowEnd: number;
  readonly zIndex?: number;
  readonly verticalAlignment?: 'top' | 'middle' | 'bottom' | 'stretch';
}

/**
 * A block with its position. Blocks of unknown kinds are preserved: visitors do not see them, the editor
 * shows a gap.
 */
export interface PlacedBlock {
  readonly id: string;
  readonly type: number;
  /** The component, if `type` is 1337. */
  readonly definitionName?: string;
  readonly value: Readonly<Record<string, unknown>>;
  readonly desktop: Cell;
  /** Only differences from the automatic phone layout. */
  readonly phone?: Partial<Cell> & { readonly isHidden?: boolean };
  /** Style tokens of this block. */
  readonly styles?: Readonly<Record<string, string>>;
}

export const sectionThemes = ['paper', 'mat', 'ink', 'accent', 'image'] as const;

/** Names in the editor. */
export const sectionThemeNames = {
  paper: 'Paper',
  mat: 'Mat',
  ink: 'Ink',
  accent: 'Accent',
  image: 'Image',
} as const satisfies Record<(typeof sectionThemes)[number], string>;

/** Background of a section: an image of the site or from Instagram, or a video. */
export interface SectionBackground {
  readonly source: BackgroundSource;
  readonly imageId?: string;
  /** A video of the site; it plays muted, and not with reduced motion. */
  readonly videoId?: string;
}

/** A band of the page: a grid of blocks with one colour theme. */
export interface Section {
  readonly id: string;
  readonly theme: (typeof sectionThemes)[number];
  readonly name?: string;
  /** The target of anchor links. */
  readonly anchor?: string;
  readonly width?: 'page' | 'full';
  readonly backgroundImageId?: string;
  /** Takes precedence over `backgroundImageId`. */
  readonly background?: SectionBackground;
  /** Style tokens of this section. */
  readonly styles?: Readonly<Record<string, string>>;
  readonly blocks: readonly PlacedBlock[];
}
