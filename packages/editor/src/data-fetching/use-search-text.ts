import { useEffect, useRef, useState } from 'react';
import { useDebounced } from './use-debounced.ts';

/**
 * What is typed is shown at once and becomes part of the address after a pause. A change of the address by other means
 * replaces what is typed.
 */
export const useSearchText = (inAddress: string, onSearch: (text: string) => void) => {
  const [typed, setTyped] = useState(inAddress);
  const settled = useDebounced(typed);
  const sent = useRef(inAddress);
  const [known, setKnown] = useState(inAddress);
  if (known !== inAddress) {
    setKnown(inAddress);
    if (inAddress !== typed.trim()) setTyped(inAddress);
  }
  useEffect(() => {
    const text = settled.trim();
    if (text === sent.current) return;
    sent.current = text;
    onSearch(text);
    // Only a pause in typing sends: a change of the address by other means must not send an older text.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [settled]);
  useEffect(() => {
    sent.current = inAddress;
  }, [inAddress]);
  return [typed, setTyped] as const;
};
