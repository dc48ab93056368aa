import { Copy, GripVertical, Pencil, Plus, Trash2 } from 'lucide-react';
import { memo, useRef, useState, type PointerEvent } from 'react';
import { Button } from 'react-aria-components';
import { useCanvas } from '../canvas-context.ts';
import type { Point } from '../frame/pointing/drag-target.ts';
import { InsertMenu } from '../insert/insert-menu.tsx';
import { useActions } from '../input/use-actions.ts';
import type { DragHandlers } from './use-block-drag.ts';

interface BlockBarProps {
  readonly blockId: string;
  readonly name: string;
  readonly drag: DragHandlers;
  readonly toFrame: (point: Point) => Point;
}

/** Drag handle, also for touch, where dragging the block itself scrolls the page. */
const Grip = ({ blockId, name, drag, toFrame }: BlockBarProps) => {
  const isHeld = useRef(false);
  const pointOf = ({ clientX, clientY }: PointerEvent) => toFrame({ x: clientX, y: clientY });
  const finish = (isCommitted: boolean) => {
    if (isHeld.current) drag.end(isCommitted);
    isHeld.current = false;
  };
  return (
    <span
      className="canvas-tag"
      onPointerDown={(event) => {
        event.preventDefault();
        event.currentTarget.setPointerCapture(event.pointerId);
        isHeld.current = drag.begin(blockId, pointOf(event));
      }}
      onPointerMove={(event) => {
        if (isHeld.current) drag.move(pointOf(event));
      }}
      onPointerUp={() => finish(true)}
      onPointerCancel={() => finish(false)}
    >
      <GripVertical size={14} aria-hidden />
      {name}
    </span>
  );
};

/** Toolbar of the selected block. */
export const BlockBar = memo(({ blockId, name, drag, toFrame }: BlockBarProps) => {
  const { edit } = useCanvas();
  const actions = useActions();
  const [isAdding, setAdding] = useState(false);
  const plus = useRef<HTMLButtonElement>(null);
  return (
    <>
      <div className="canvas-bar">
        <Grip blockId={blockId} name={name} drag={drag} toFrame={toFrame} />
        <Button className="canvas-action" aria-label={`Edit ${name}`} onPress={() => edit(blockId)}>
          <Pencil size={14} aria-hidden />
        </Button>
        <Button className="canvas-action" aria-label={`Duplicate ${name}`} onPress={actions.duplicate}>
          <Copy size={14} aria-hidden />
        </Button>
        <Button className="canvas-action" aria-label={`Delete ${name}`} onPress={actions.remove}>
          <Trash2 size={14} aria-hidden />
        </Button>
      </div>
      <Button
        ref={plus}
        className="canvas-plus canvas-plus-block"
        aria-label={`Add a block below ${name}`}
        onPress={() => setAdding(true)}
      >
        <Plus size={16} aria-hidden />
      </Button>
      <InsertMenu triggerRef={plus} isOpen={isAdding} onOpenChange={setAdding} onPick={actions.add} />
    </>
  );
});
