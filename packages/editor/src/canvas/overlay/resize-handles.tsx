import { memo, useRef, type PointerEvent } from 'react';
import { useCanvas } from '../canvas-context.ts';
import type { Point } from '../frame/pointing/drag-target.ts';
import { directionsFor, useBlockResize, type Direction } from './use-block-resize.ts';

interface ResizeHandlesProps {
  readonly blockId: string;
  /** Converts app coordinates to frame coordinates. */
  readonly toFrame: (point: Point) => Point;
}

/** For pointers only: keys and the settings panel do the same. */
export const ResizeHandles = memo(({ blockId, toFrame }: ResizeHandlesProps) => {
  const canvas = useCanvas();
  const { move, end } = useBlockResize(blockId);
  const held = useRef<Direction>(undefined);
  const pointOf = ({ clientX, clientY }: PointerEvent) => toFrame({ x: clientX, y: clientY });
  const finish = (isCommitted: boolean) => {
    if (held.current !== undefined) end(isCommitted);
    held.current = undefined;
  };
  return directionsFor(canvas).map((direction) => (
    <span
      key={direction}
      className={`canvas-handle canvas-handle-${direction}`}
      aria-hidden
      onPointerDown={(event) => {
        event.preventDefault();
        event.currentTarget.setPointerCapture(event.pointerId);
        held.current = direction;
      }}
      onPointerMove={(event) => {
        if (held.current !== undefined) move(held.current, pointOf(event));
      }}
      onDoubleClick={() => canvas.edit(blockId)}
      onPointerUp={() => finish(true)}
      onPointerCancel={() => finish(false)}
    />
  ));
});
