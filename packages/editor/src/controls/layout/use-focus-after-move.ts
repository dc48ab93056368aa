import { useEffect, useRef } from 'react';

/** Restores the focus of a row moved by keyboard: browsers blur elements that are moved in the DOM. */
export const useFocusAfterMove = () => {
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
    /** Finds the row to focus after the move. */
    follow: (find: (rows: readonly HTMLElement[]) => HTMLElement | undefined) => void (wanted.current = find),
  };
};
