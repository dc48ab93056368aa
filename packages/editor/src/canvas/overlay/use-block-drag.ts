import { useRef, useState } from 'react';
import { movePhoneTo } from '../acts/phone-acts.ts';
import { moveBlocksTo } from '../acts/block-acts.ts';
import { useCanvas, type Canvas } from '../canvas-context.ts';
import { cellTarget, rowTarget, type DragTarget, type Point } from '../frame/drag-target.ts';
import { blockElement } from '../frame/frame-marks.ts';
import { boxOf, type Box } from '../frame/measure.ts';
import { blockIn } from '../model/scene.ts';
import { selectBlocks, selectedIds } from '../model/selection.ts';
import { useLatest } from '../use-latest.ts';

interface Drag {
  readonly blockId: string;
  readonly ids: readonly string[];
  readonly from: Point;
  readonly scrolled: number;
  readonly box: Box;
}

const EDGE = 48;
const STEP = 14;

/** Near the upper or lower edge the page goes on by itself. */
const scrollAtEdge = (view: Window, { y }: Point): void => {
  if (y < EDGE) view.scrollBy(0, -STEP);
  else if (y > view.innerHeight - EDGE) view.scrollBy(0, STEP);
};

const elementsOf = (page: Document, ids: readonly string[]): HTMLElement[] =>
  ids.flatMap((id) => blockElement(page, id) ?? []);

/** The block under the pointer comes first: where it goes, the others follow. */
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

const follow = ({ page, scene, device }: Canvas, drag: Drag, pointer: Point): DragTarget | undefined => {
  const view = page?.defaultView;
  if (!page || !view) return undefined;
  scrollAtEdge(view, pointer);
  const across = pointer.x - drag.from.x;
  const down = pointer.y - drag.from.y;
  const scrolled = view.scrollY - drag.scrolled;
  for (const each of elementsOf(page, drag.ids)) each.style.translate = `${across}px ${down + scrolled}px`;
  const box = { ...drag.box, left: drag.box.left + across, top: drag.box.top + down };
  const find = device === 'phone' ? rowTarget : cellTarget;
  return find(page, scene, { pointer, dragged: { blockId: drag.blockId, box } });
};

/** The target is that of the block under the pointer; an act knows the corner of all that moves. */
const drop = ({ scene, perform }: Canvas, { blockId, ids }: Drag, target: DragTarget): void => {
  if (target.type === 'row') {
    perform(movePhoneTo(scene, blockId, target.row));
    return;
  }
  const blocks = ids.flatMap((id) => blockIn(scene, id)?.block ?? []);
  const held = blockIn(scene, blockId)?.block.desktop;
  if (!held) return;
  const left = Math.min(...blocks.map(({ desktop }) => desktop.columnStart));
  const top = Math.min(...blocks.map(({ desktop }) => desktop.rowStart));
  perform(
    moveBlocksTo(scene, ids, {
      ...target,
      columnStart: target.columnStart - (held.columnStart - left),
      rowStart: target.rowStart - (held.rowStart - top),
    }),
  );
};

export interface BlockDrag {
  readonly target: DragTarget | undefined;
  readonly begin: (blockId: string, from: Point) => boolean;
  readonly move: (pointer: Point) => void;
  readonly end: (isKept: boolean) => void;
}

/** Dragging blocks over the grid, by points of the frame's window. */
export const useBlockDrag = (): BlockDrag => {
  const canvas = useCanvas();
  const latest = useLatest(canvas);
  const [target, setTarget] = useState<DragTarget>();
  const held = useRef<{ readonly drag?: Drag; readonly target?: DragTarget | undefined }>({});
  return {
    target,
    begin: (blockId, from) => {
      const drag = beginDrag(latest.current, blockId, from);
      if (!drag) return false;
      if (!selectedIds(latest.current.selection).includes(blockId))
        latest.current.select(selectBlocks([blockId]));
      held.current = { drag };
      return true;
    },
    move: (pointer) => {
      const { drag } = held.current;
      if (!drag) return;
      const next = { drag, target: follow(latest.current, drag, pointer) };
      held.current = next;
      setTarget(next.target);
    },
    end: (isKept) => {
      const { drag, target: last } = held.current;
      const { page } = latest.current;
      for (const each of drag && page ? elementsOf(page, drag.ids) : []) {
        delete each.dataset['editDragged'];
        each.style.removeProperty('translate');
      }
      held.current = {};
      setTarget(undefined);
      if (isKept && drag && last) drop(latest.current, drag, last);
    },
  };
};
