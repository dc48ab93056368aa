import type { PlacedBlock } from '@sitewright/domain/blocks';
import { Button, Switch } from '../../controls/index.ts';
import { followDesktopAll, hideAll } from '../actions/multi-block-actions.ts';
import { useCanvas } from '../state/canvas-context.ts';
import { isPlacedByHand } from './phone-fields.tsx';

interface SeveralPhoneProps {
  readonly ids: readonly string[];
  readonly blocks: readonly PlacedBlock[];
}

/** How several blocks differ on phones from what follows by itself. */
export const MultiBlockPhone = ({ ids, blocks }: SeveralPhoneProps) => {
  const { perform } = useCanvas();
  const placed = blocks.filter(({ phone }) => isPlacedByHand(phone)).length;
  const hidden = blocks.filter(({ phone }) => phone?.isHidden).length;
  return (
    <>
      <div className="panel-row">
        <span>{placed === 0 ? 'Follow the desktop' : `${placed} placed by hand`}</span>
        {placed === 0 ? null : (
          <Button onPress={() => void perform((pageAreas) => followDesktopAll(pageAreas, ids))}>Reset</Button>
        )}
      </div>
      <Switch
        label="Hide on phones"
        hint={hidden > 0 && hidden < blocks.length ? `${hidden} of ${blocks.length} are hidden.` : undefined}
        isOn={hidden > 0 && hidden === blocks.length}
        onChange={(isOn) => void perform((pageAreas) => hideAll(pageAreas, ids, isOn))}
      />
    </>
  );
};
