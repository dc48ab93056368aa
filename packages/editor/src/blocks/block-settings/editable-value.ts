import { readBlockValue, type BlockKind, type PlacedBlock } from '@sitewright/domain/blocks';
import { blockFieldConstraints, blockFields, findBlockValueFaults } from '@sitewright/domain/blocks/schemas';
import type { ValueRules } from '../value-form/use-setting-form.ts';
import { textAt, type BlockValue } from '../settings/value-path.ts';

/**
 * Imported website components have more fields than their kind: only known ones are edited, the others are preserved.
 */
export const editableValueOf = (block: PlacedBlock, kind: BlockKind): BlockValue => {
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
  validate: (value) => findBlockValueFaults(kind, value),
  fieldInfo: (field) => blockFieldConstraints(kind, field),
});
