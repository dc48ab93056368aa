import type { BlockContext } from './block-context.ts';
import type { BlockRequirement } from './block-requirements.ts';
import type { Share } from './width-share.ts';
import type { BlockValue } from './markup/read-value.ts';

/** What a block is rendered with besides its value. */
export interface BlockScope {
  readonly context: BlockContext;
  /** Unique on the page; prefix of all element ids in the block. */
  readonly id: string;
  readonly share: Share;
}

/** Renders a kind of block. Must not throw: stored values may be incomplete or malformed. */
export interface BlockRenderer {
  readonly render: (value: BlockValue, scope: BlockScope) => string;
  readonly requirements?: (value: BlockValue) => readonly BlockRequirement[];
  /** Style sheets; shared ones are added once per page. */
  readonly styles?: readonly string[];
}

export const assetsRequirement = (...ids: readonly string[]): BlockRequirement[] => {
  const named = ids.filter((id) => id !== '');
  return named.length === 0 ? [] : [{ kind: 'assets', ids: named }];
};
