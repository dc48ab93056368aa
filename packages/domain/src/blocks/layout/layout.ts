import type { BackgroundSource } from '../codes.ts';

export const GRID_COLUMNS = 24;
export const PHONE_COLUMNS = 8;
export const BLOCKS_PER_LAYOUT = 60;

/** A place on the grid; starts count from 1, ends are exclusive. */
export interface Cell {
  readonly columnStart: number;
  readonly columnEnd: number;
  readonly rowStart: number;
  readonly rowEnd: number;
  readonly zIndex?: number;
  readonly verticalAlignment?: 'top' | 'middle' | 'bottom' | 'stretch';
}

/** A block where it stands. A kind that nobody knows is kept as it is: visitors see nothing, owners a gap. */
export interface PlacedBlock {
  readonly id: string;
  readonly type: number;
  /** Which component, where `type` is 1337. */
  readonly definitionName?: string;
  readonly value: Readonly<Record<string, unknown>>;
  readonly desktop: Cell;
  /** Only where the phone differs from what follows by itself. */
  readonly phone?: Partial<Cell> & { readonly isHidden?: boolean };
  /** Style tokens set for this block alone. */
  readonly styles?: Readonly<Record<string, string>>;
}

export const sectionThemes = ['paper', 'mat', 'ink', 'accent', 'image'] as const;

/** What owners know them by. */
export const sectionThemeNames = {
  paper: 'Paper',
  mat: 'Mat',
  ink: 'Ink',
  accent: 'Accent',
  image: 'Image',
} as const satisfies Record<(typeof sectionThemes)[number], string>;

/** What lies behind a section: a picture of the site's own or from Instagram, or a film. */
export interface SectionBackground {
  readonly source: BackgroundSource;
  readonly imageId?: string;
  /** A film of the site's own; it plays without sound and not where motion is unwanted. */
  readonly videoId?: string;
}

/** A band of the page: a grid of blocks under one colour theme. */
export interface Section {
  readonly id: string;
  readonly theme: (typeof sectionThemes)[number];
  readonly name?: string;
  /** An anchor that links can point to. */
  readonly anchor?: string;
  readonly width?: 'page' | 'full';
  readonly backgroundImageId?: string;
  /** Wins over `backgroundImageId`. */
  readonly background?: SectionBackground;
  /** Style tokens set for this section alone. */
  readonly styles?: Readonly<Record<string, string>>;
  readonly blocks: readonly PlacedBlock[];
}
