import type { CallAnswer, CallInput, StatedCall } from '@sitewright/api/call';
import { useRouterState } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { dataOf } from './fetch-state.ts';
import { useFetched, useRefresh } from './use-fetched.ts';

/** Read again whenever another screen opens: an idle app must not extend its session. */
export const useFetchedPerScreen = <C extends StatedCall>(
  call: C,
  input: CallInput<C>,
  isEnabled: boolean,
): CallAnswer<C> | undefined => {
  const path = useRouterState({ select: ({ location }) => location.pathname });
  const readAt = useRef(path);
  const refresh = useRefresh();
  const { fetched } = useFetched(call, input, isEnabled);
  useEffect(() => {
    if (readAt.current === path) return;
    readAt.current = path;
    void refresh(call);
    // The callback is new with every render.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [path]);
  return dataOf(fetched);
};
