import type { BlockContext } from './block-context.ts';
import type { BlockRequirement } from './block-requirements.ts';
import type { Share } from './width-share.ts';
import type { BlockValue } from './markup/read-value.ts';

/** A block in its place on the page. */
export interface PageAreas {
  readonly context: BlockContext;
  /** Unique on the page; ids inside the block begin with it. */
  readonly id: string;
  readonly share: Share;
}

/** How one kind of block is shown. Stored values may be incomplete or strange: nothing here throws. */
export interface BlockRenderer {
  readonly render: (value: BlockValue, scene: PageAreas) => string;
  readonly requirements?: (value: BlockValue) => readonly BlockRequirement[];
  /** Sheets that several kinds share come once. */
  readonly styles?: readonly string[];
}

export const assetsRequirement = (...ids: readonly string[]): BlockRequirement[] => {
  const named = ids.filter((id) => id !== '');
  return named.length === 0 ? [] : [{ kind: 'assets', ids: named }];
};
