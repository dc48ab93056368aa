import { useEffect, useRef } from 'react';

/** By then the rows and notices above are rendered. */
const LAYOUT_SETTLED_MS = 3000;

/** Scrolls to the row of the current page, and again while rows above it are being rendered. */
export const useScrollToRow = (currentId: string | undefined) => {
  const list = useRef<HTMLElement>(null);
  useEffect(() => {
    const box = list.current;
    if (!box || currentId === undefined) return undefined;
    const show = () =>
      box.querySelector(`[data-key="${CSS.escape(currentId)}"]`)?.scrollIntoView({ block: 'nearest' });
    const observer = new ResizeObserver(show);
    for (const part of [box, ...box.children]) observer.observe(part);
    const timer = setTimeout(() => observer.disconnect(), LAYOUT_SETTLED_MS);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [currentId]);
  return list;
};
