import { readBlockValue, type BlockKind, type PlacedBlock } from '@sitewright/domain/blocks';
import { blockFieldConstraints, blockFields, findBlockValueFaults } from '@sitewright/domain/blocks/schemas';
import type { ValueRules } from './use-setting-form.ts';
import { textAt, type BlockValue } from './value-path.ts';

/**
 * A website component says more than its kind knows: only what is known is edited, and the rest is kept when it is
 * written back.
 */
export const valueIn = (block: PlacedBlock, kind: BlockKind): BlockValue => {
  const value = readBlockValue(block);
  if (value === block.value) return value;
  const known = new Set(blockFields(kind).map((field) => field.split('.')[0]));
  const kept = Object.entries(value).filter(
    ([name, field]) => known.has(name) && field !== '' && field !== undefined,
  );
  const { link, ...rest } = Object.fromEntries(kept);
  return textAt(link, 'url') === '' ? rest : { ...rest, link };
};

export const rulesOf = (kind: BlockKind): ValueRules => ({
  faultsOf: (value) => findBlockValueFaults(kind, value),
  factsOf: (field) => blockFieldConstraints(kind, field),
});
