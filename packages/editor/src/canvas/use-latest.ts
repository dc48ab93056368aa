import { useEffect, useRef, type RefObject } from 'react';

/** The value of the last render, for listeners that are attached once. */
export const useLatest = <Value>(value: Value): RefObject<Value> => {
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  });
  return latest;
};
