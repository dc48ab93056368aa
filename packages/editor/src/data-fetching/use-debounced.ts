import { useEffect, useState } from 'react';

const DEBOUNCE_MS = 250;

/** The text once it has not changed for a moment: a search should not run for every key. */
export const useDebounced = (text: string): string => {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
};
