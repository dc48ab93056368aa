import type { PlacedBlock } from '@sitewright/domain/blocks';
import { Button, Switch } from '../../controls/index.ts';
import { followDesktop, setHidden } from '../acts/phone-acts.ts';
import { useCanvas } from '../canvas-context.ts';

const isPlaced = ({ phone = {} }: PlacedBlock): boolean =>
  Object.keys(phone).some((name) => name !== 'isHidden');

/** How the block differs on phones from what follows by itself. */
export const PhoneFields = ({ block }: { readonly block: PlacedBlock }) => {
  const { scene, perform } = useCanvas();
  return (
    <>
      <div className="panel-row">
        <span>{isPlaced(block) ? 'Placed by hand' : 'Follows the desktop'}</span>
        {isPlaced(block) ? (
          <Button onPress={() => void perform(followDesktop(scene, [block.id]))}>Reset</Button>
        ) : null}
      </div>
      <Switch
        label="Hide on phones"
        isOn={block.phone?.isHidden ?? false}
        onChange={(isHidden) => void perform(setHidden(scene, block.id, isHidden))}
      />
    </>
  );
};
