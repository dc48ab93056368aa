import { useCallback, useLayoutEffect, useState } from 'react';
import { scrollTopFor, visibleRows, type VisibleRows } from './visible-rows.ts';

interface VirtualRowsOptions {
  readonly count: number;
  readonly rowHeight: number;
  /** Height of a sticky head inside the scroll container. */
  readonly headHeight?: number;
}

const INITIAL_HEIGHT = 800;

/** Renders only the visible rows of a list whose rows have one height. `setScroller` is the ref of its scroll container. */
export const useVirtualRows = ({ count, rowHeight, headHeight = 0 }: VirtualRowsOptions) => {
  const [element, setElement] = useState<HTMLDivElement | null>(null);
  const [view, setView] = useState({ top: 0, height: INITIAL_HEIGHT });
  useLayoutEffect(() => {
    if (!element) return undefined;
    const measure = () => {
      // Rounded to rows: a smaller step would not change what is rendered.
      const top = Math.floor(element.scrollTop / rowHeight) * rowHeight;
      const height = element.clientHeight;
      setView((before) => (before.top === top && before.height === height ? before : { top, height }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    element.addEventListener('scroll', measure, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', measure);
    };
  }, [element, rowHeight]);
  const scrollToRow = useCallback(
    (index: number): void => {
      if (!element) return;
      const position = { top: element.scrollTop, height: element.clientHeight };
      const top = scrollTopFor(index, position, { rowHeight, headHeight });
      if (top !== position.top) element.scrollTo({ top });
    },
    [element, rowHeight, headHeight],
  );
  const rows: VisibleRows = visibleRows(view, { count, rowHeight });
  const pageSize = Math.max(1, Math.floor((view.height - headHeight) / rowHeight) - 1);
  const scrollToTop = (): void => void element?.scrollTo({ top: 0 });
  return { setScroller: setElement, rows, pageSize, scrollToRow, scrollToTop };
};
