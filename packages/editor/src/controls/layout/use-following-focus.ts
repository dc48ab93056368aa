import { useEffect, useRef } from 'react';

/** What was moved by keys keeps the focus: browsers take it from an element that changes its place. */
export const useFollowingFocus = () => {
  const list = useRef<HTMLDivElement>(null);
  const wanted = useRef<(rows: readonly HTMLElement[]) => HTMLElement | undefined>(undefined);
  useEffect(() => {
    if (!wanted.current) return;
    const rows = [...(list.current?.querySelectorAll<HTMLElement>('[role=row]') ?? [])];
    wanted.current(rows)?.focus();
    wanted.current = undefined;
  });
  return {
    list,
    /** Names the row once it is in its new place. */
    follow: (find: (rows: readonly HTMLElement[]) => HTMLElement | undefined) => void (wanted.current = find),
  };
};
