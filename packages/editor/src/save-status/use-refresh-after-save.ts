import type { StatedCall } from '@sitewright/api/call';
import { useEffect, useRef } from 'react';
import { useSaveState } from '../documents/index.ts';
import { useRefresh } from '../data-fetching/index.ts';

/** Refetches lists whenever a command was saved, undo and redo included. */
export const useRefreshAfterSave = (...calls: readonly StatedCall[]): void => {
  const refresh = useRefresh();
  const state = useSaveState();
  const last = useRef(state);
  useEffect(() => {
    if (last.current !== state && state === 'saved') void refresh(...calls);
    last.current = state;
  });
};
