import { GRID_COLUMNS, type PlacedBlock } from '../layout/layout.ts';
import { COMPONENT_TYPE, definitionOf, type BlockKind } from './block-definitions.ts';
import { typeOfKind } from './block-kinds.ts';

const WHOLE_WIDTH = { columns: GRID_COLUMNS, rows: 4 };

/** A block with default value at the upper left of the grid. */
export const newBlock = (kind: BlockKind, id: string): PlacedBlock => {
  const type = typeOfKind(kind);
  const { component, defaults, size: { columns, rows } = WHOLE_WIDTH } = definitionOf(kind);
  return {
    id,
    type,
    ...(type === COMPONENT_TYPE && component !== undefined ? { definitionName: component } : {}),
    value: defaults,
    desktop: { columnStart: 1, columnEnd: columns + 1, rowStart: 1, rowEnd: rows + 1 },
  };
};
