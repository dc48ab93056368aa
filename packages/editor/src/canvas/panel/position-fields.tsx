import { GRID_COLUMNS, type Cell } from '@sitewright/domain/blocks';
import { memo } from 'react';
import { NumberField } from '../../controls/index.ts';
import { changeBlockPosition, resizeBlockTo } from '../actions/block-actions.ts';
import { useCanvas, useVisiblePageAreas } from '../canvas-context.ts';
import { blockIn } from '../model/page-areas.ts';
import { VerticalField } from './vertical-field.tsx';

type Edge = 'columnStart' | 'columnEnd' | 'rowStart' | 'rowEnd';

const MAX_ROWS = 999;

interface EdgeFieldProps {
  readonly blockId: string;
  readonly edge: Edge;
  readonly line: number;
  readonly label: string;
}

/** Ends are shown as the last cell, not as the grid line after it. */
const EdgeField = memo(({ blockId, edge, line, label }: EdgeFieldProps) => {
  const { perform } = useCanvas();
  const isEnd = edge === 'columnEnd' || edge === 'rowEnd';
  const isColumn = edge === 'columnStart' || edge === 'columnEnd';
  return (
    <NumberField
      label={label}
      value={line - (isEnd ? 1 : 0)}
      min={1}
      max={isColumn ? GRID_COLUMNS : MAX_ROWS}
      onChange={(value) => {
        if (value === undefined || !Number.isInteger(value)) return;
        perform((pageAreas) => resizeBlockTo(pageAreas, blockId, { [edge]: value + (isEnd ? 1 : 0) }));
      }}
    />
  );
});

interface DepthFieldsProps {
  readonly blockId: string;
  readonly zIndex: Cell['zIndex'] | undefined;
  readonly verticalAlignment: Cell['verticalAlignment'] | undefined;
}

const DepthFields = memo(({ blockId, zIndex, verticalAlignment = 'stretch' }: DepthFieldsProps) => {
  const { perform } = useCanvas();
  const set = (place: Partial<Pick<Cell, 'zIndex' | 'verticalAlignment'>>) =>
    void perform((pageAreas) => changeBlockPosition(pageAreas, blockId, place));
  return (
    <>
      <VerticalField value={verticalAlignment} onChange={(id) => set({ verticalAlignment: id })} />
      <NumberField
        label="Layer"
        hint="Blocks on higher layers appear in front."
        value={zIndex ?? 0}
        onChange={(value) => {
          if (value !== undefined && Number.isInteger(value)) set({ zIndex: value });
        }}
      />
    </>
  );
});

const edges = [
  { edge: 'columnStart', label: 'Start column' },
  { edge: 'columnEnd', label: 'End column' },
  { edge: 'rowStart', label: 'Start row' },
  { edge: 'rowEnd', label: 'End row' },
] as const satisfies readonly { readonly edge: Edge; readonly label: string }[];

/** Numeric grid position of a block. */
export const PositionFields = ({ blockId }: { readonly blockId: string }) => {
  const desktop = blockIn(useVisiblePageAreas(), blockId)?.block.desktop;
  if (!desktop) return null;
  const { verticalAlignment, zIndex } = desktop;
  return (
    <>
      <div className="panel-pair">
        {edges.map(({ edge, label }) => (
          <EdgeField key={edge} line={desktop[edge]} {...{ blockId, edge, label }} />
        ))}
      </div>
      <DepthFields {...{ blockId, verticalAlignment, zIndex }} />
    </>
  );
};
