import type { PlacedBlock } from '@sitewright/domain/blocks';
import { Suspense, useCallback } from 'react';
import { SeveralSettings, type SeveralSettingsProps } from '../../blocks/index.ts';
import { Disclosure, Skeleton } from '../../controls/index.ts';
import { blocksIn } from '../acts/block-acts.ts';
import { changeValues, sharedStyles, styleAll } from '../acts/several-acts.ts';
import { blockElement } from '../frame/frame-marks.ts';
import { PartBoundary } from '../part-boundary.tsx';
import { useCanvas, useShownScene } from '../state/canvas-context.ts';
import { AlignButtons } from './align-buttons.tsx';
import { OwnLook } from './own-look.tsx';
import { PanelHead } from './panel-head.tsx';
import { SeveralPhone } from './several-phone.tsx';
import { SeveralPlace } from './several-place.tsx';

interface SeveralProps {
  readonly ids: readonly string[];
}

const SharedFields = ({ ids, blocks }: SeveralProps & { readonly blocks: readonly PlacedBlock[] }) => {
  const { sceneNow, perform } = useCanvas();
  const change = useCallback<SeveralSettingsProps['onChange']>(
    (values, label) => void perform((scene) => changeValues(scene, values, label)),
    [perform],
  );
  return (
    <div className="panel-block panel-several">
      <PartBoundary>
        <Suspense fallback={<Skeleton rows={2} shape="form" />}>
          <SeveralSettings
            blocks={blocks}
            blocksNow={() => blocksIn(sceneNow(), ids).map(({ block }) => block)}
            onChange={change}
          />
        </Suspense>
      </PartBoundary>
    </div>
  );
};

const SharedLook = ({ ids, blocks }: SeveralProps & { readonly blocks: readonly PlacedBlock[] }) => {
  const { page, perform } = useCanvas();
  const before = sharedStyles(blocks);
  return (
    <OwnLook
      layer="block"
      styles={before}
      elements={() => (page ? ids.map((id) => blockElement(page, id)) : [])}
      onChange={(after) => void perform((scene) => styleAll(scene, ids, { before, after }))}
    />
  );
};

/** What can be done with several blocks at once; each change is one step of undo. */
export const SeveralPanel = ({ ids }: SeveralProps) => {
  const { device } = useCanvas();
  const found = blocksIn(useShownScene(), ids);
  const blocks = found.map(({ block }) => block);
  return (
    <>
      <PanelHead title={`${ids.length} blocks`} />
      <SharedFields {...{ ids, blocks }} />
      {device === 'phone' ? null : (
        <Disclosure title="Align">
          <AlignButtons ids={ids} />
        </Disclosure>
      )}
      <Disclosure title="Place on the grid">
        <SeveralPlace ids={ids} found={found} />
      </Disclosure>
      <SharedLook {...{ ids, blocks }} />
      <Disclosure title="Phone">
        <SeveralPhone {...{ ids, blocks }} />
      </Disclosure>
    </>
  );
};
