import type { BlockContext } from './block-context.ts';
import type { BlockRequirement } from './block-requirements.ts';
import type { Share } from './width-share.ts';
import type { BlockValue } from './markup/read-value.ts';

/** What a block is rendered with beside its value. */
export interface BlockScope {
  readonly context: BlockContext;
  /** Unique on the page; ids inside the block begin with it. */
  readonly id: string;
  readonly share: Share;
}

/** How a kind of block is rendered. Stored values may be incomplete or malformed: nothing here throws. */
export interface BlockRenderer {
  readonly render: (value: BlockValue, scope: BlockScope) => string;
  readonly requirements?: (value: BlockValue) => readonly BlockRequirement[];
  /** Style sheets; one that several kinds share is added once. */
  readonly styles?: readonly string[];
}

export const assetsRequirement = (...ids: readonly string[]): BlockRequirement[] => {
  const named = ids.filter((id) => id !== '');
  return named.length === 0 ? [] : [{ kind: 'assets', ids: named }];
};
