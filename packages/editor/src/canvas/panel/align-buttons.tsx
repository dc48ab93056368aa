import type { BlockAlignment } from '@sitewright/domain/blocks';
import {
  AlignCenterHorizontal,
  AlignCenterVertical,
  AlignEndHorizontal,
  AlignEndVertical,
  AlignStartHorizontal,
  AlignStartVertical,
  type LucideIcon,
} from 'lucide-react';
import { IconButton } from '../../controls/index.ts';
import { alignAll } from '../actions/multi-block-actions.ts';
import { useCanvas } from '../canvas-context.ts';

const buttons = [
  { alignment: 'left', label: 'Align left edges', icon: AlignStartVertical },
  { alignment: 'centre', label: 'Align centres', icon: AlignCenterVertical },
  { alignment: 'right', label: 'Align right edges', icon: AlignEndVertical },
  { alignment: 'top', label: 'Align top edges', icon: AlignStartHorizontal },
  { alignment: 'middle', label: 'Align middles', icon: AlignCenterHorizontal },
  { alignment: 'bottom', label: 'Align bottom edges', icon: AlignEndHorizontal },
] as const satisfies readonly {
  readonly alignment: BlockAlignment;
  readonly label: string;
  readonly icon: LucideIcon;
}[];

/** Aligns the selected blocks. */
export const AlignButtons = ({ ids }: { readonly ids: readonly string[] }) => {
  const { perform } = useCanvas();
  return (
    <fieldset className="panel-align" aria-label="Align">
      {buttons.map(({ alignment, label, icon }) => (
        <IconButton
          key={alignment}
          icon={icon}
          label={label}
          onPress={() => void perform((pageAreas) => alignAll(pageAreas, ids, alignment))}
        />
      ))}
    </fieldset>
  );
};
