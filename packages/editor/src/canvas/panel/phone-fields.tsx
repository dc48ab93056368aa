import type { PlacedBlock } from '@sitewright/domain/blocks';
import { memo } from 'react';
import { Button, Switch } from '../../controls/index.ts';
import { followDesktop, setHidden } from '../actions/phone-actions.ts';
import { useCanvas, useVisiblePageAreas } from '../canvas-context.ts';
import { blockIn } from '../model/page-areas.ts';

/** Whether a block has a custom phone layout; hiding alone does not count. */
export const isCustomized = (phone: PlacedBlock['phone'] = {}): boolean =>
  Object.keys(phone).some((name) => name !== 'isHidden');

interface DifferencesProps {
  readonly blockId: string;
  readonly isPlaced: boolean;
  readonly isHidden: boolean;
}

const Differences = memo(({ blockId, isPlaced: isByHand, isHidden }: DifferencesProps) => {
  const { perform } = useCanvas();
  return (
    <>
      <div className="panel-row">
        <span>{isByHand ? 'Custom layout' : 'Same as desktop'}</span>
        {isByHand ? (
          <Button onPress={() => void perform((pageAreas) => followDesktop(pageAreas, [blockId]))}>
            Reset
          </Button>
        ) : null}
      </div>
      <Switch
        label="Hide on phones"
        isOn={isHidden}
        onChange={(isOn) => void perform((pageAreas) => setHidden(pageAreas, blockId, isOn))}
      />
    </>
  );
});

/** Phone settings of a block. */
export const PhoneFields = ({ blockId }: { readonly blockId: string }) => {
  const phone = blockIn(useVisiblePageAreas(), blockId)?.block.phone;
  return <Differences blockId={blockId} isPlaced={isCustomized(phone)} isHidden={phone?.isHidden ?? false} />;
};
