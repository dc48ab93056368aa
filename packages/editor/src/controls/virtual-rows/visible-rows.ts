export interface VisibleRows {
  readonly first: number;
  /** Exclusive. */
  readonly end: number;
}

interface ScrollPosition {
  readonly top: number;
  readonly height: number;
}

interface RowMetrics {
  readonly count: number;
  readonly rowHeight: number;
}

/** Rows rendered beyond the visible ones, so that a scroll does not show a gap. */
const OVERSCAN = 8;

export const visibleRows = (
  { top, height }: ScrollPosition,
  { count, rowHeight }: RowMetrics,
): VisibleRows => {
  const first = Math.max(0, Math.floor(top / rowHeight) - OVERSCAN);
  const end = Math.min(count, Math.ceil((top + height) / rowHeight) + OVERSCAN);
  return { first: Math.min(first, Math.max(0, count - 1)), end: Math.max(end, 0) };
};

/** The scroll position that shows the row, the nearest one. */
export const scrollTopFor = (
  index: number,
  { top, height }: ScrollPosition,
  { rowHeight, headHeight }: { readonly rowHeight: number; readonly headHeight: number },
): number => {
  const start = index * rowHeight;
  const end = start + rowHeight + headHeight;
  if (start < top) return start;
  return end > top + height ? end - height : top;
};

/** The visible rows and the focused one: the focus would be lost with its row. */
export const renderedRows = ({ first, end }: VisibleRows, active: number): number[] => {
  const shown = Array.from({ length: Math.max(0, end - first) }, (_, index) => first + index);
  if (active >= first && active < end) return shown;
  return active < first ? [active, ...shown] : [...shown, active];
};
