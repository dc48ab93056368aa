import { useLayoutEffect, useRef, type RefObject } from 'react';

/** The value of the last render, for listeners that are attached once; known before a key can follow what was drawn. */
export const useLatest = <Value>(value: Value): RefObject<Value> => {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
};
