import { Copy, GripVertical, Pencil, Plus, Trash2 } from 'lucide-react';
import { memo, useRef, useState, type PointerEvent } from 'react';
import { Button } from 'react-aria-components';
import { useCanvas } from '../state/canvas-context.ts';
import type { Point } from '../frame/drag-target.ts';
import { InsertMenu } from '../insert/insert-menu.tsx';
import { useActions } from '../input/use-actions.ts';
import type { DragHands } from './use-block-drag.ts';

interface BlockBarProps {
  readonly blockId: string;
  readonly name: string;
  readonly drag: DragHands;
  readonly toFrame: (point: Point) => Point;
}

/** Drags the block by touch too, where a finger on the block itself scrolls the page. */
const Grip = ({ blockId, name, drag, toFrame }: BlockBarProps) => {
  const isHeld = useRef(false);
  const pointOf = ({ clientX, clientY }: PointerEvent) => toFrame({ x: clientX, y: clientY });
  const finish = (isKept: boolean) => {
    if (isHeld.current) drag.end(isKept);
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

/** What can be done with the selected block, at the block. */
export const BlockBar = memo(({ blockId, name, drag, toFrame }: BlockBarProps) => {
  const { edit } = useCanvas();
  const acts = useActions();
  const [isAdding, setAdding] = useState(false);
  const plus = useRef<HTMLButtonElement>(null);
  return (
    <>
      <div className="canvas-bar">
        <Grip blockId={blockId} name={name} drag={drag} toFrame={toFrame} />
        <Button className="canvas-act" aria-label={`Edit ${name}`} onPress={() => edit(blockId)}>
          <Pencil size={14} aria-hidden />
        </Button>
        <Button className="canvas-act" aria-label={`Duplicate ${name}`} onPress={acts.duplicate}>
          <Copy size={14} aria-hidden />
        </Button>
        <Button className="canvas-act" aria-label={`Delete ${name}`} onPress={acts.remove}>
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
      <InsertMenu triggerRef={plus} isOpen={isAdding} onOpenChange={setAdding} onPick={acts.add} />
    </>
  );
});
