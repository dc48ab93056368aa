import { gridAreas, layOutPhone, type Edges } from '@sitewright/domain/blocks';
import { useRef } from 'react';
import type { CreateAction } from '../actions/action.ts';
import { resizeBlockTo } from '../actions/block-actions.ts';
import { phoneColumnsOf, resizePhoneTo } from '../actions/phone-actions.ts';
import { useCanvas, type Canvas } from '../canvas-context.ts';
import type { Point } from '../frame/pointing/drag-target.ts';
import { blockElement } from '../frame/frame-marks.ts';
import { measureGrid } from '../frame/pointing/measure.ts';
import { nearestEnd, nearestStart } from '../model/grid-lines.ts';
import { blockIn } from '../model/page-areas.ts';

export const directions = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'] as const;
export type Direction = (typeof directions)[number];

/** On phones rows follow from the order: only columns can be resized. */
export const directionsFor = ({ device }: Canvas): readonly Direction[] =>
  device === 'phone' ? ['e', 'w'] : directions;

interface Pull {
  readonly blockId: string;
  readonly direction: Direction;
  readonly point: Point;
}

const edgesAt = (canvas: Canvas, { blockId, direction, point }: Pull): Partial<Edges> => {
  const found = blockIn(canvas.pageAreasNow(), blockId);
  const grid = canvas.page && found && measureGrid(canvas.page, found.section.id);
  if (!grid) return {};
  const x = point.x - grid.left;
  const y = point.y - grid.top;
  return {
    ...(direction.includes('e') ? { columnEnd: nearestEnd(grid.columns, x) } : {}),
    ...(direction.includes('w') ? { columnStart: nearestStart(grid.columns, x) } : {}),
    ...(direction.includes('s') ? { rowEnd: nearestEnd(grid.rows, y) } : {}),
    ...(direction.includes('n') ? { rowStart: nearestStart(grid.rows, y) } : {}),
  };
};

const resizing =
  ({ device }: Canvas, blockId: string, edges: Partial<Edges>): CreateAction =>
  (pageAreas) =>
    device === 'phone'
      ? resizePhoneTo(pageAreas, blockId, { ...phoneColumnsOf(pageAreas, blockId), ...edges })
      : resizeBlockTo(pageAreas, blockId, edges);

/** Previews a size on the page. */
const show = (canvas: Canvas, blockId: string, edges: Partial<Edges>): void => {
  const act = resizing(canvas, blockId, edges)(canvas.pageAreasNow());
  const layout = act && 'areas' in act ? (act.areas[0]?.layout ?? []) : [];
  const section = layout.find(({ blocks }) => blocks.some(({ id }) => id === blockId));
  const cell = section && layOutPhone(section.blocks).find(({ block }) => block.id === blockId);
  const element = canvas.page && blockElement(canvas.page, blockId);
  if (!cell || !element) return;
  const { desktop, phone } = gridAreas(cell);
  element.style.setProperty('--d', desktop);
  if (phone === undefined) element.style.removeProperty('--p');
  else element.style.setProperty('--p', phone);
};

/** Resizing a block, in frame coordinates. */
export const useBlockResize = (blockId: string) => {
  const canvas = useCanvas();
  const edges = useRef<Partial<Edges>>({});
  return {
    move: (direction: Direction, point: Point) => {
      edges.current = edgesAt(canvas, { blockId, direction, point });
      show(canvas, blockId, edges.current);
    },
    end: (isCommitted: boolean) => {
      const wanted = edges.current;
      edges.current = {};
      if (!isCommitted || !canvas.perform(resizing(canvas, blockId, wanted))) show(canvas, blockId, {});
    },
  };
};
