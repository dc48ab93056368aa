import type { PlacedBlock } from '@sitewright/domain/blocks';
import { memo, useCallback } from 'react';
import { BlockSettings, type BlockSettingsProps } from '../../blocks/index.ts';
import { Disclosure } from '../../controls/index.ts';
import { changeStyles, changeValue } from '../actions/block-actions.ts';
import { useCanvas } from '../canvas-context.ts';
import { blockElement } from '../frame/frame-marks.ts';
import { nameOfBlock } from '../model/describe.ts';
import { blockIn, type AreaBlock } from '../model/page-areas.ts';
import { PartBoundary } from '../part-boundary.tsx';
import { BlockStyle } from './block-style.tsx';
import { PanelFields } from './panel-fields.tsx';
import { PanelHead } from './panel-head.tsx';
import { PhoneFields } from './phone-fields.tsx';
import { PositionFields } from './position-fields.tsx';

/** Content fields do not depend on position and style. */
const hasSameContent = (one: PlacedBlock, other: PlacedBlock): boolean =>
  one.id === other.id &&
  one.type === other.type &&
  one.definitionName === other.definitionName &&
  one.value === other.value;

const ContentFields = memo(
  (props: BlockSettingsProps) => (
    <div className="panel-block">
      <PartBoundary>
        <BlockSettings {...props} />
      </PartBoundary>
    </div>
  ),
  (one, other) => hasSameContent(one.block, other.block) && one.onChange === other.onChange,
);

/** Memoized: only the fields inside re-render when the block is moved. */
const PositionGroups = memo(({ blockId }: { readonly blockId: string }) => (
  <>
    <Disclosure title="Position">
      <PositionFields blockId={blockId} />
    </Disclosure>
    <Disclosure title="Phone">
      <PhoneFields blockId={blockId} />
    </Disclosure>
  </>
));

/** Settings of one block: content, style, position and phone layout. */
export const BlockPanel = ({ block, section }: AreaBlock) => {
  const { pageAreasNow, page, perform } = useCanvas();
  const { id } = block;
  const blockNow = useCallback(() => blockIn(pageAreasNow(), id)?.block, [pageAreasNow, id]);
  const elements = useCallback(() => (page ? [blockElement(page, id)] : []), [page, id]);
  const changeContent = useCallback<BlockSettingsProps['onChange']>(
    (value, label) => void perform((pageAreas) => changeValue(pageAreas, id, { value, label })),
    [perform, id],
  );
  const changeStyle = useCallback(
    (styles: PlacedBlock['styles']) => void perform((pageAreas) => changeStyles(pageAreas, id, styles)),
    [perform, id],
  );
  return (
    <>
      <PanelHead title={nameOfBlock(block)} />
      <PanelFields>
        <ContentFields block={block} blockNow={blockNow} onChange={changeContent} />
        <BlockStyle
          layer="block"
          styles={block.styles}
          sectionStyles={section.styles}
          elements={elements}
          onChange={changeStyle}
        />
        <PositionGroups blockId={id} />
      </PanelFields>
    </>
  );
};
