import { useEffect, useRef } from 'react';

/** Restores the focus of a row moved by keyboard: browsers blur elements that are moved in the DOM. */
export const useFocusAfterMove = () => {
  const list = useRef<HTMLDivElement>(null);
  const wanted = useRef<(rows: readonly HTMLElement[]) => HTMLElement | undefined>(undefined);
  useEffect(() => {
    const find = wanted.current;
    if (!find) return;
    wanted.current = undefined;
    // Collections of React Aria put their rows into the new order in a second render, which follows at once.
    queueMicrotask(() => {
      const rows = [...(list.current?.querySelectorAll<HTMLElement>('[role=row]') ?? [])];
      find(rows)?.focus();
    });
  });
  return {
    list,
    /** Finds the row to focus after the move. */
    follow: (find: (rows: readonly HTMLElement[]) => HTMLElement | undefined) => void (wanted.current = find),
  };
};
