import { useLayoutEffect, useRef, type RefObject } from 'react';

/** The latest value for listeners that are attached once; set in a layout effect, before a key event can follow. */
export const useLatest = <Value>(value: Value): RefObject<Value> => {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
};
