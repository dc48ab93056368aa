import { definitionOf } from './kinds/block-definitions.ts';
import { kindOf } from './kinds/block-kinds.ts';
import type { PlacedBlock } from './layout/layout.ts';

/** Whether a block shows the current time or day. */
export const dependsOnTime = (block: PlacedBlock): boolean => {
  const kind = kindOf(block);
  return kind !== undefined && definitionOf(kind).dependsOnTime === true;
};
