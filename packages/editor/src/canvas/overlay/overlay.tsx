import { useCallback, useRef } from 'react';
import { useCanvas, useVisiblePageAreas } from '../canvas-context.ts';
import type { Point } from '../frame/pointing/drag-target.ts';
import { blockElement, sectionElement, type Hit } from '../frame/frame-marks.ts';
import { boxOf, type Box } from '../frame/pointing/measure.ts';
import { nameOfBlock } from '../model/describe.ts';
import { blockIn, sectionIn } from '../model/page-areas.ts';
import { selectedIds, chromePartOf } from '../model/selection.ts';
import { BlockBar } from './block-bar.tsx';
import { EmptyAreas } from './empty-areas.tsx';
import './overlay.css';
import { boxStyle } from './box-style.ts';
import { ResizeHandles } from './resize-handles.tsx';
import { AddSectionButton, SectionBar } from './section-bar.tsx';
import { EveryPageNote, ChromeOutline } from './chrome-outline.tsx';
import type { BlockDrag } from './use-block-drag.ts';
import { useBoxVersion } from './use-box-version.ts';

interface OverlayProps {
  readonly scale: number;
  readonly hover: Hit;
  readonly drag: BlockDrag;
}

const boxAt = (page: Document, id: string, find: typeof blockElement): Box | undefined => {
  const element = find(page, id);
  return element ? boxOf(element) : undefined;
};

const HoverOutline = ({ page, hover, scale }: OverlayProps & { readonly page: Document }) => {
  const found = blockIn(useVisiblePageAreas(), hover.blockId ?? '');
  const box = found && boxAt(page, found.block.id, blockElement);
  if (!found || !box) return null;
  return (
    <div className="canvas-outline canvas-outline-hover" style={boxStyle(box, scale)}>
      <span className="canvas-hint">{nameOfBlock(found.block)}</span>
    </div>
  );
};

/** If there is not enough space above, the toolbar is placed inside. */
const TOOLBAR_HEIGHT = 34;

const SelectedBlock = ({
  page,
  blockId,
  scale,
  drag,
}: Omit<OverlayProps, 'hover'> & { readonly page: Document; readonly blockId: string }) => {
  const { selection, canChange, busyId } = useCanvas();
  const found = blockIn(useVisiblePageAreas(), blockId);
  const outline = useRef<HTMLDivElement>(null);
  const toFrame = useCallback(
    ({ x, y }: Point): Point => {
      const stage = outline.current?.offsetParent?.getBoundingClientRect();
      return { x: (x - (stage?.left ?? 0)) / scale, y: (y - (stage?.top ?? 0)) / scale };
    },
    [scale],
  );
  const box = boxAt(page, blockId, blockElement);
  if (!box) return null;
  const isAlone = selectedIds(selection).length === 1;
  const hasTools = isAlone && canChange && !drag.target && busyId !== blockId;
  const side = box.top * scale < TOOLBAR_HEIGHT ? ' canvas-outline-low' : '';
  return (
    <div ref={outline} className={`canvas-outline canvas-outline-chosen${side}`} style={boxStyle(box, scale)}>
      {hasTools && found ? (
        <BlockBar name={nameOfBlock(found.block)} drag={drag.handlers} {...{ blockId, toFrame }} />
      ) : null}
      {hasTools ? <ResizeHandles blockId={blockId} toFrame={toFrame} /> : null}
    </div>
  );
};

const SectionOutline = ({ page, hover, scale }: OverlayProps & { readonly page: Document }) => {
  const { selection, canChange } = useCanvas();
  const chosenId = selection.type === 'section' ? selection.id : undefined;
  const id = chosenId ?? hover.sectionId ?? '';
  const isKnown = sectionIn(useVisiblePageAreas(), id) !== undefined;
  const box = boxAt(page, id, sectionElement);
  if (!box) return null;
  const isChosen = id === chosenId;
  const side = box.top * scale < TOOLBAR_HEIGHT ? ' canvas-outline-low' : '';
  return (
    <div
      className={`canvas-outline canvas-section${isChosen ? ' canvas-section-chosen' : ''}${side}`}
      style={boxStyle(box, scale)}
    >
      {isChosen && canChange ? <SectionBar sectionId={id} /> : null}
      {canChange && isKnown ? <AddSectionButton sectionId={id} /> : null}
    </div>
  );
};

/** Overlay over the frame: outlines, handles, toolbars and the drop preview. */
export const Overlay = (props: OverlayProps) => {
  const { page, selection, busyId } = useCanvas();
  const { scale, drag } = props;
  const entered = chromePartOf(selection, useVisiblePageAreas());
  // Content of a site chrome part is outlined only once that is selected.
  const isOutside = props.hover.chromePart !== undefined && props.hover.chromePart !== entered;
  const hover: Hit = isOutside ? { ...props.hover, blockId: undefined, sectionId: undefined } : props.hover;
  useBoxVersion(page);
  if (!page) return null;
  const ids = selectedIds(selection);
  const isHovering = hover.blockId !== undefined && !ids.includes(hover.blockId) && !drag.target;
  return (
    <div className="canvas-overlay">
      {busyId === undefined && !drag.target ? (
        <ChromeOutline
          {...{ page, scale }}
          name={entered ?? hover.chromePart}
          isEntered={entered !== undefined}
        />
      ) : null}
      {busyId === undefined && !drag.target ? <SectionOutline {...props} hover={hover} page={page} /> : null}
      {isHovering && hover.blockId !== busyId ? <HoverOutline {...props} hover={hover} page={page} /> : null}
      {drag.target ? null : <EmptyAreas {...{ page, scale, entered }} />}
      {ids.map((id) => (
        <SelectedBlock key={id} page={page} blockId={id} scale={scale} drag={drag} />
      ))}
      {entered && entered !== 'popup' ? <EveryPageNote name={entered} /> : null}
      {drag.target ? <div className="canvas-shadow" style={boxStyle(drag.target.box, scale)} /> : null}
    </div>
  );
};
