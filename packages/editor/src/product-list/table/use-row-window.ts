import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import type { RowRange } from '../model/use-products.ts';

const OVERSCAN = 8;

/** The rows in view of a scrolled list whose rows have one height. */
export const useRowWindow = ({
  total,
  rowHeight,
}: {
  readonly total: number;
  readonly rowHeight: number;
}) => {
  const scroller = useRef<HTMLDivElement>(null);
  const [view, setView] = useState<RowRange>({ start: 0, end: 30 });
  const measure = useCallback(() => {
    const element = scroller.current;
    if (!element) return;
    const start = Math.max(0, Math.floor(element.scrollTop / rowHeight) - OVERSCAN);
    const end = Math.ceil((element.scrollTop + element.clientHeight) / rowHeight) + OVERSCAN;
    setView((known) => (known.start === start && known.end === end ? known : { start, end }));
  }, [rowHeight]);
  useLayoutEffect(() => {
    measure();
    const element = scroller.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [measure]);
  /** Brings a row into view below the header. */
  const reveal = useCallback(
    (index: number, headerHeight: number) => {
      const element = scroller.current;
      if (!element) return;
      const top = index * rowHeight;
      const bottom = top + rowHeight + headerHeight;
      if (top < element.scrollTop) element.scrollTop = top;
      else if (bottom > element.scrollTop + element.clientHeight)
        element.scrollTop = bottom - element.clientHeight;
    },
    [rowHeight],
  );
  const range = { start: Math.min(view.start, Math.max(0, total - 1)), end: Math.min(view.end, total) };
  return { scroller, range, onScroll: measure, reveal };
};
