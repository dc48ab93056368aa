import { Suspense } from 'react';
import { BlockSettings } from '../../blocks/index.ts';
import { Disclosure, Skeleton } from '../../controls/index.ts';
import { changeStyles, changeValue } from '../acts/block-acts.ts';
import { useCanvas } from '../canvas-context.ts';
import { blockElement } from '../frame/frame-marks.ts';
import { nameOfBlock } from '../model/describe.ts';
import type { SceneBlock } from '../model/scene.ts';
import { PartBoundary } from '../part-boundary.tsx';
import { OwnLook } from './own-look.tsx';
import { PanelHead } from './panel-head.tsx';
import { PhoneFields } from './phone-fields.tsx';
import { PlaceFields } from './place-fields.tsx';

/** Settings of one block: what it holds, where it stands, and how phones show it. */
export const BlockPanel = ({ block, section }: SceneBlock) => {
  const { scene, page, perform } = useCanvas();
  return (
    <>
      <PanelHead title={nameOfBlock(block)} />
      <div className="panel-block">
        <PartBoundary>
          <Suspense fallback={<Skeleton rows={3} shape="form" />}>
            <BlockSettings
              block={block}
              onChange={(value, label) => void perform(changeValue(scene, block.id, { value, label }))}
            />
          </Suspense>
        </PartBoundary>
      </div>
      <OwnLook
        layer="block"
        styles={block.styles}
        around={section.styles}
        element={page ? blockElement(page, block.id) : null}
        onChange={(styles) => void perform(changeStyles(scene, block.id, styles))}
      />
      <Disclosure title="Place on the grid">
        <PlaceFields block={block} />
      </Disclosure>
      <Disclosure title="Phone">
        <PhoneFields block={block} />
      </Disclosure>
    </>
  );
};
