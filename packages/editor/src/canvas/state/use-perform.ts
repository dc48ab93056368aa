import { useMemo } from 'react';
import { useToast } from '../../controls/index.ts';
import { useDocumentStore } from '../../documents/index.ts';
import type { Perform } from '../actions/action.ts';
import { createPerform, type PerformParts } from './perform-action.ts';

type PerformOptions = Omit<PerformParts, 'store' | 'refuse'>;

export const usePerform = ({ pageAreasNow, canChange, announce, select }: PerformOptions): Perform => {
  const store = useDocumentStore();
  const toast = useToast();
  return useMemo(
    () =>
      createPerform({
        store,
        pageAreasNow,
        canChange,
        announce,
        select,
        refuse: (text) => toast(text, 'bad'),
      }),
    [store, toast, pageAreasNow, canChange, announce, select],
  );
};
