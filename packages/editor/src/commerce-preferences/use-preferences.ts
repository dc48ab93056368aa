import type { PreferenceNamespace, Preferences } from '@sitewright/domain/store';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { CallRefused } from '../data-fetching/index.ts';
import { commercePreferences } from './commerce-preferences.ts';

export interface UsedPreferences<N extends PreferenceNamespace> {
  /** Undefined until they are read. */
  readonly preferences: Preferences<N> | undefined;
  /** Why they could not be read. */
  readonly refusal: CallRefused['refusal'] | undefined;
  readonly retry: () => void;
  readonly write: (change: Partial<Preferences<N>>) => Promise<void>;
}

/** One namespace of the store's preferences, drawn anew whenever they change. */
export const usePreferences = <N extends PreferenceNamespace>(namespace: N): UsedPreferences<N> => {
  const preferences = useSyncExternalStore(commercePreferences.onRefetch, () =>
    commercePreferences.cached(namespace),
  );
  const [refusal, setRefusal] = useState<CallRefused['refusal']>();
  const load = useCallback((): void => {
    commercePreferences.refresh(namespace).then(
      () => setRefusal(undefined),
      (error: unknown) => {
        if (error instanceof CallRefused) setRefusal(error.refusal);
        else throw error;
      },
    );
  }, [namespace]);
  useEffect(load, [load]);
  return {
    preferences,
    refusal,
    retry: load,
    write: (change) => commercePreferences.write(namespace, change),
  };
};
