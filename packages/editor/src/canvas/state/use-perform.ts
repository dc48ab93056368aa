import { useMemo } from 'react';
import { useToast } from '../../controls/index.ts';
import { useDocumentStore } from '../../document/index.ts';
import type { Perform } from '../acts/act.ts';
import { createPerform, type PerformParts } from './perform-act.ts';

type Hands = Omit<PerformParts, 'store' | 'refuse'>;

export const usePerform = ({ sceneNow, canChange, announce, select }: Hands): Perform => {
  const store = useDocumentStore();
  const toast = useToast();
  return useMemo(
    () =>
      createPerform({
        store,
        sceneNow,
        canChange,
        announce,
        select,
        refuse: (text) => toast(text, 'bad'),
      }),
    [store, toast, sceneNow, canChange, announce, select],
  );
};
