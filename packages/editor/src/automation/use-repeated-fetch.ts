import type { CallAnswer, CallInput, StatedCall } from '@sitewright/api/call';
import { useEffect } from 'react';
import { useLatest } from '../controls/index.ts';
import { useFetched, type Fetching } from '../data-fetching/index.ts';

const EVERY_MS = 3_000;

/** The result of a call, read again while it is in view: a service connects while the owner looks at this. */
export const useRepeatedFetch = <C extends StatedCall>(
  call: C,
  input: CallInput<C>,
): Fetching<CallAnswer<C>> => {
  const fetching = useFetched(call, input);
  const latest = useLatest(fetching.refetch);
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') latest.current();
    }, EVERY_MS);
    return () => clearInterval(timer);
  }, [latest]);
  return fetching;
};
