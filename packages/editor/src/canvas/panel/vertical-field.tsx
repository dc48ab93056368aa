import type { Cell } from '@sitewright/domain/blocks';
import {
  AlignVerticalJustifyCenter,
  AlignVerticalJustifyEnd,
  AlignVerticalJustifyStart,
  StretchVertical,
} from 'lucide-react';
import { Segmented } from '../../controls/index.ts';

const alignments = [
  { id: 'top', name: 'Top', icon: AlignVerticalJustifyStart },
  { id: 'middle', name: 'Middle', icon: AlignVerticalJustifyCenter },
  { id: 'bottom', name: 'Bottom', icon: AlignVerticalJustifyEnd },
  { id: 'stretch', name: 'Stretch', icon: StretchVertical },
] as const;

type Vertical = NonNullable<Cell['verticalAlignment']>;

interface VerticalFieldProps {
  /** Undefined if several blocks differ. */
  readonly value: Vertical | undefined;
  readonly onChange: (value: Vertical) => void;
}

/** Vertical alignment of a block in its cell. */
export const VerticalField = ({ value, onChange }: VerticalFieldProps) => (
  <div className="panel-field panel-icons">
    <span className="field-label">Vertical position</span>
    <Segmented label="Vertical position" segments={alignments} value={value} onChange={onChange} />
  </div>
);
