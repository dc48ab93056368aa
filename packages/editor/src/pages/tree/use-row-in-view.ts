import { useEffect, useRef } from 'react';

/** By then rows and notices above it have come. */
const SETTLED_MS = 3000;

/** The row of the page in view, which may stand far down: it is scrolled to, also while others are still coming. */
export const useRowInView = (shownId: string | undefined) => {
  const list = useRef<HTMLElement>(null);
  useEffect(() => {
    const box = list.current;
    if (!box || shownId === undefined) return undefined;
    const show = () =>
      box.querySelector(`[data-key="${CSS.escape(shownId)}"]`)?.scrollIntoView({ block: 'nearest' });
    const observer = new ResizeObserver(show);
    for (const part of [box, ...box.children]) observer.observe(part);
    const timer = setTimeout(() => observer.disconnect(), SETTLED_MS);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [shownId]);
  return list;
};
