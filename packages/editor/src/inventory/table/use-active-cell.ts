import { useLayoutEffect, useRef, useState } from 'react';
import type { CellPlace } from '../../controls/index.ts';

/** Roving focus: one cell is in the tab order, arrow keys move it. */
export const useActiveCell = (scrollToRow: (row: number) => void) => {
  const grid = useRef<HTMLDivElement>(null);
  const [active, setActive] = useState<CellPlace>({ row: 0, column: 0 });
  const isMoving = useRef(false);
  useLayoutEffect(() => {
    if (!isMoving.current) return;
    const selector = `[data-cell="${active.row}-${active.column}"]`;
    const cell = grid.current?.querySelector<HTMLElement>(selector);
    if (!cell) return;
    isMoving.current = false;
    cell.focus({ preventScroll: true });
  });
  return {
    grid,
    active,
    setActive,
    /** Moves the focus to a cell, which may not be rendered yet. */
    focus: (to: CellPlace): void => {
      isMoving.current = true;
      scrollToRow(to.row);
      setActive({ ...to });
    },
  };
};

export type ActiveCell = ReturnType<typeof useActiveCell>;
