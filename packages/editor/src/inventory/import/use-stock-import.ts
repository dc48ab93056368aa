import { catalogueCalls } from '@sitewright/api/catalogue';
import { useEffect, useRef, useState } from 'react';
import { useRefresh } from '../../data-fetching/index.ts';
import { useShowLevels } from '../use-inventory.ts';
import { planImport, runImport, type ImportedStock, type Plan, type StockImport } from './stock-import.ts';

interface Progress {
  readonly done: number;
  readonly total: number;
}

/** Where an import of stock is. */
export type ImportStep =
  | { readonly step: 'choose'; readonly problem?: string }
  | { readonly step: 'checking' | 'importing'; readonly filename: string; readonly progress: Progress }
  | { readonly step: 'checked'; readonly filename: string; readonly plan: Plan }
  | {
      readonly step: 'done';
      readonly filename: string;
      readonly imported: ImportedStock;
      readonly wasCancelled: boolean;
    };

const NONE: Progress = { done: 0, total: 0 };
const FAILED = 'The file could not be read. Check your connection and choose it again.';

/** Choose a file, look at what it changes, change it. */
export const useStockImport = () => {
  const [state, setState] = useState<ImportStep>({ step: 'choose' });
  const running = useRef<AbortController>(undefined);
  const refresh = useRefresh();
  const showLevels = useShowLevels();
  useEffect(() => () => running.current?.abort(), []);
  const begin = (step: 'checking' | 'importing', filename: string) => {
    const controller = new AbortController();
    running.current = controller;
    setState({ step, filename, progress: NONE });
    const onProgress = (done: number, total: number): void => {
      if (!controller.signal.aborted) setState({ step, filename, progress: { done, total } });
    };
    return { signal: controller.signal, onProgress };
  };
  const check = async (file: File): Promise<void> => {
    const work = begin('checking', file.name);
    const plan = await planImport(file, work).catch(() => FAILED);
    if (work.signal.aborted) return;
    setState(
      typeof plan === 'string'
        ? { step: 'choose', problem: plan }
        : { step: 'checked', filename: file.name, plan },
    );
  };
  const start = async (filename: string, request: StockImport): Promise<void> => {
    const work = begin('importing', filename);
    const imported = await runImport(request, work);
    showLevels(imported.levels);
    setState({ step: 'done', filename, imported, wasCancelled: work.signal.aborted });
    await refresh(catalogueCalls.readLedger);
    await refresh(catalogueCalls.listInventory);
  };
  return {
    state,
    check,
    start,
    cancel: () => running.current?.abort(),
    again: () => {
      running.current?.abort();
      setState({ step: 'choose' });
    },
  };
};
