import { GRID_COLUMNS, type Cell, type PlacedBlock } from '@sitewright/domain/blocks';
import {
  AlignVerticalJustifyCenter,
  AlignVerticalJustifyEnd,
  AlignVerticalJustifyStart,
  StretchVertical,
} from 'lucide-react';
import { NumberField, Segmented } from '../../controls/index.ts';
import { changePlace, resizeBlockTo } from '../acts/block-acts.ts';
import { useCanvas } from '../canvas-context.ts';

const alignments = [
  { id: 'top', name: 'Top', icon: AlignVerticalJustifyStart },
  { id: 'middle', name: 'Middle', icon: AlignVerticalJustifyCenter },
  { id: 'bottom', name: 'Bottom', icon: AlignVerticalJustifyEnd },
  { id: 'stretch', name: 'Stretch', icon: StretchVertical },
] as const;

type Edge = 'columnStart' | 'columnEnd' | 'rowStart' | 'rowEnd';

const MOST_ROWS = 999;

interface EdgeFieldProps {
  readonly block: PlacedBlock;
  readonly edge: Edge;
  readonly label: string;
}

/** Ends are shown as the last cell, not as the line behind it. */
const EdgeField = ({ block, edge, label }: EdgeFieldProps) => {
  const { scene, perform } = useCanvas();
  const isEnd = edge === 'columnEnd' || edge === 'rowEnd';
  const isColumn = edge === 'columnStart' || edge === 'columnEnd';
  return (
    <NumberField
      label={label}
      value={block.desktop[edge] - (isEnd ? 1 : 0)}
      least={1}
      most={isColumn ? GRID_COLUMNS : MOST_ROWS}
      onChange={(value) => {
        if (value === undefined || !Number.isInteger(value)) return;
        perform(resizeBlockTo(scene, block.id, { [edge]: value + (isEnd ? 1 : 0) }));
      }}
    />
  );
};

/** Where a block stands on the grid, in numbers. */
export const PlaceFields = ({ block }: { readonly block: PlacedBlock }) => {
  const { scene, perform } = useCanvas();
  const { verticalAlignment = 'stretch', zIndex } = block.desktop;
  const set = (place: Partial<Pick<Cell, 'zIndex' | 'verticalAlignment'>>) =>
    void perform(changePlace(scene, block.id, place));
  return (
    <>
      <div className="panel-pair">
        <EdgeField block={block} edge="columnStart" label="From column" />
        <EdgeField block={block} edge="columnEnd" label="To column" />
        <EdgeField block={block} edge="rowStart" label="From row" />
        <EdgeField block={block} edge="rowEnd" label="To row" />
      </div>
      <div className="panel-field panel-icons">
        <span className="field-label">Vertical position</span>
        <Segmented
          label="Vertical position"
          segments={alignments}
          value={verticalAlignment}
          onChange={(id) => set({ verticalAlignment: id })}
        />
      </div>
      <NumberField
        label="Layer"
        hint="A block on a higher layer lies over the others."
        value={zIndex ?? 0}
        onChange={(value) => {
          if (value !== undefined && Number.isInteger(value)) set({ zIndex: value });
        }}
      />
    </>
  );
};
