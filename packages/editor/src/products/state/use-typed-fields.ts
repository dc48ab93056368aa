import { useEffect, useRef, useState } from 'react';
import { usePendingField } from '../../documents/index.ts';

const PAUSE_MS = 600;

/**
 * Fields that become a command after a typing pause. `commit` returns whether the values are valid; invalid ones stay
 * as typed.
 */
export const useTypedFields = <Fields extends object>(
  known: Fields,
  commit: (values: Partial<Fields>) => boolean,
) => {
  const [typed, setTyped] = useState<Partial<Fields>>({});
  const latest = useRef(typed);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const set = (values: Partial<Fields>): void => {
    latest.current = values;
    setTyped(values);
  };
  const flush = (): void => {
    clearTimeout(timer.current);
    if (Object.keys(latest.current).length > 0 && commit(latest.current)) set({});
  };
  const flushNow = useRef(flush);
  useEffect(() => {
    flushNow.current = flush;
  });
  usePendingField(flush);
  return {
    fields: { ...known, ...typed },
    change: (part: Partial<Fields>): void => {
      set({ ...latest.current, ...part });
      clearTimeout(timer.current);
      timer.current = setTimeout(() => flushNow.current(), PAUSE_MS);
    },
    flush,
  };
};
