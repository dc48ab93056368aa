import { useState, type RefObject } from 'react';
import { useLatest } from '../../controls/index.ts';
import type { ActionResult } from '../actions/action.ts';
import { moveBlocksTo } from '../actions/block-actions.ts';
import { movePhoneTo } from '../actions/phone-actions.ts';
import { useCanvas, type Canvas } from '../canvas-context.ts';
import { cellTarget, rowTarget, type DragTarget, type Point } from '../frame/pointing/drag-target.ts';
import { blockElement } from '../frame/frame-marks.ts';
import { boxOf, type Box } from '../frame/pointing/measure.ts';
import { blockIn, type PageAreas } from '../model/page-areas.ts';
import { selectBlocks, selectedIds } from '../model/selection.ts';

interface Drag {
  readonly blockId: string;
  readonly ids: readonly string[];
  readonly from: Point;
  readonly scrolled: number;
  readonly box: Box;
}

const EDGE = 48;
const STEP = 14;

/** Scrolls the page while dragging near its edges. */
const scrollAtEdge = (view: Window, { y }: Point): void => {
  if (y < EDGE) view.scrollBy(0, -STEP);
  else if (y > view.innerHeight - EDGE) view.scrollBy(0, STEP);
};

const elementsOf = (page: Document, ids: readonly string[]): HTMLElement[] =>
  ids.flatMap((id) => blockElement(page, id) ?? []);

/** Drags the whole selection if the block is part of it. */
const idsFor = ({ selection }: Canvas, blockId: string): readonly string[] => {
  const ids = selectedIds(selection);
  return ids.includes(blockId) ? ids : [blockId];
};

const beginDrag = (canvas: Canvas, blockId: string, from: Point): Drag | undefined => {
  const { page } = canvas;
  const element = page && blockElement(page, blockId);
  if (!page || !element || !canvas.canChange) return undefined;
  const ids = canvas.device === 'phone' ? [blockId] : idsFor(canvas, blockId);
  for (const each of elementsOf(page, ids)) each.dataset['editDragged'] = '';
  return { blockId, ids, from, scrolled: page.defaultView?.scrollY ?? 0, box: boxOf(element) };
};

const follow = (
  { page, pageAreasNow, device }: Canvas,
  drag: Drag,
  pointer: Point,
): DragTarget | undefined => {
  const view = page?.defaultView;
  if (!page || !view) return undefined;
  scrollAtEdge(view, pointer);
  const across = pointer.x - drag.from.x;
  const down = pointer.y - drag.from.y;
  const scrolled = view.scrollY - drag.scrolled;
  for (const each of elementsOf(page, drag.ids)) each.style.translate = `${across}px ${down + scrolled}px`;
  const box = { ...drag.box, left: drag.box.left + across, top: drag.box.top + down };
  const find = device === 'phone' ? rowTarget : cellTarget;
  return find(page, pageAreasNow(), { pointer, dragged: { blockId: drag.blockId, box } });
};

/** The target is the dragged block's position; the action takes the corner of all moved blocks. */
const drop = (pageAreas: PageAreas, { blockId, ids }: Drag, target: DragTarget): ActionResult => {
  if (target.type === 'row') return movePhoneTo(pageAreas, blockId, target.row);
  const blocks = ids.flatMap((id) => blockIn(pageAreas, id)?.block ?? []);
  const held = blockIn(pageAreas, blockId)?.block.desktop;
  if (!held) return undefined;
  const left = Math.min(...blocks.map(({ desktop }) => desktop.columnStart));
  const top = Math.min(...blocks.map(({ desktop }) => desktop.rowStart));
  return moveBlocksTo(pageAreas, ids, {
    ...target,
    columnStart: target.columnStart - (held.columnStart - left),
    rowStart: target.rowStart - (held.rowStart - top),
  });
};

/** Drag handlers, in frame coordinates. */
export interface DragHandlers {
  readonly begin: (blockId: string, from: Point) => boolean;
  readonly move: (pointer: Point) => void;
  readonly end: (isCommitted: boolean) => void;
}

const createDragHandlers = (
  canvas: RefObject<Canvas>,
  onTarget: (target: DragTarget | undefined) => void,
): DragHandlers => {
  let held: { readonly drag?: Drag; readonly target?: DragTarget | undefined } = {};
  return {
    begin: (blockId, from) => {
      const { selection, select } = canvas.current;
      const drag = beginDrag(canvas.current, blockId, from);
      if (!drag) return false;
      if (!selectedIds(selection).includes(blockId)) select(selectBlocks([blockId]));
      held = { drag };
      return true;
    },
    move: (pointer) => {
      const { drag } = held;
      if (!drag) return;
      held = { drag, target: follow(canvas.current, drag, pointer) };
      onTarget(held.target);
    },
    end: (isCommitted) => {
      const { drag, target } = held;
      const { page } = canvas.current;
      for (const each of drag && page ? elementsOf(page, drag.ids) : []) {
        delete each.dataset['editDragged'];
        each.style.removeProperty('translate');
      }
      held = {};
      onTarget(undefined);
      if (isCommitted && drag && target) canvas.current.perform((pageAreas) => drop(pageAreas, drag, target));
    },
  };
};

export interface BlockDrag {
  readonly target: DragTarget | undefined;
  readonly handlers: DragHandlers;
}

/** Dragging blocks over the grid. */
export const useBlockDrag = (): BlockDrag => {
  const latest = useLatest(useCanvas());
  const [target, setTarget] = useState<DragTarget>();
  const [handlers] = useState(() => createDragHandlers(latest, setTarget));
  return { target, handlers };
};
