import type { PlacedBlock } from '@sitewright/domain/blocks';
import { Button, Switch } from '../../controls/index.ts';
import { followDesktopAll, hideAll } from '../actions/multi-block-actions.ts';
import { useCanvas } from '../canvas-context.ts';
import { isCustomized } from './phone-fields.tsx';

interface MultiBlockPhoneProps {
  readonly ids: readonly string[];
  readonly blocks: readonly PlacedBlock[];
}

/** Phone settings of several blocks. */
export const MultiBlockPhone = ({ ids, blocks }: MultiBlockPhoneProps) => {
  const { perform } = useCanvas();
  const placed = blocks.filter(({ phone }) => isCustomized(phone)).length;
  const hidden = blocks.filter(({ phone }) => phone?.isHidden).length;
  return (
    <>
      <div className="panel-row">
        <span>{placed === 0 ? 'Same as desktop' : `${placed} with custom layout`}</span>
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
