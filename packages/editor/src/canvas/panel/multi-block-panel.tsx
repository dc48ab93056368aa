import type { PlacedBlock } from '@sitewright/domain/blocks';
import { useCallback } from 'react';
import { MultiBlockSettings, type MultiBlockSettingsProps } from '../../blocks/index.ts';
import { Disclosure } from '../../controls/index.ts';
import { findBlocks } from '../actions/block-actions.ts';
import { changeValues, sharedStyles, styleAll } from '../actions/multi-block-actions.ts';
import { blockElement } from '../frame/frame-marks.ts';
import { PartBoundary } from '../part-boundary.tsx';
import { useCanvas, useVisiblePageAreas } from '../canvas-context.ts';
import { AlignButtons } from './align-buttons.tsx';
import { BlockStyle } from './block-style.tsx';
import { PanelFields } from './panel-fields.tsx';
import { PanelHead } from './panel-head.tsx';
import { MultiBlockPhone } from './multi-block-phone.tsx';
import { MultiBlockPosition } from './multi-block-position.tsx';

interface MultiBlockProps {
  readonly ids: readonly string[];
}

const SharedFields = ({ ids, blocks }: MultiBlockProps & { readonly blocks: readonly PlacedBlock[] }) => {
  const { pageAreasNow, perform } = useCanvas();
  const change = useCallback<MultiBlockSettingsProps['onChange']>(
    (values, label) => void perform((pageAreas) => changeValues(pageAreas, values, label)),
    [perform],
  );
  return (
    <div className="panel-block panel-several">
      <PartBoundary>
        <MultiBlockSettings
          blocks={blocks}
          blocksNow={() => findBlocks(pageAreasNow(), ids).map(({ block }) => block)}
          onChange={change}
        />
      </PartBoundary>
    </div>
  );
};

const SharedStyle = ({ ids, blocks }: MultiBlockProps & { readonly blocks: readonly PlacedBlock[] }) => {
  const { page, perform } = useCanvas();
  const before = sharedStyles(blocks);
  return (
    <BlockStyle
      layer="block"
      styles={before}
      elements={() => (page ? ids.map((id) => blockElement(page, id)) : [])}
      onChange={(after) => void perform((pageAreas) => styleAll(pageAreas, ids, { before, after }))}
    />
  );
};

/** Settings of several blocks; each change is one undo entry. */
export const MultiBlockPanel = ({ ids }: MultiBlockProps) => {
  const { device } = useCanvas();
  const found = findBlocks(useVisiblePageAreas(), ids);
  const blocks = found.map(({ block }) => block);
  return (
    <>
      <PanelHead title={`${ids.length} blocks`} />
      <PanelFields>
        <SharedFields {...{ ids, blocks }} />
        {device === 'phone' ? null : (
          <Disclosure title="Align">
            <AlignButtons ids={ids} />
          </Disclosure>
        )}
        <Disclosure title="Position">
          <MultiBlockPosition ids={ids} found={found} />
        </Disclosure>
        <SharedStyle {...{ ids, blocks }} />
        <Disclosure title="Phone">
          <MultiBlockPhone {...{ ids, blocks }} />
        </Disclosure>
      </PanelFields>
    </>
  );
};
