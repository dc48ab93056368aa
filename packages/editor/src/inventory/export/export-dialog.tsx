import { useEffect, useState } from 'react';
import {
  Button,
  Dialog,
  DialogBody,
  DialogFoot,
  Notice,
  ProgressBar,
  useLatest,
  useToast,
} from '../../controls/index.ts';
import type { InventoryQuery } from '../inventory-params.ts';
import { fetchInventory } from '../use-inventory.ts';
import { downloadText } from './download-text.ts';
import { inventoryCsvHead, inventoryCsvRow } from './inventory-csv.ts';

const PART = 500;

interface ExportOptions {
  readonly signal: AbortSignal;
  readonly onProgress: (done: number, total: number) => void;
}

/** The lines of the file, or the message of a failed request. */
const readLines = async (query: InventoryQuery, { signal, onProgress }: ExportOptions) => {
  const lines = [inventoryCsvHead()];
  let total = 1;
  for (let offset = 0; offset < total; offset += PART) {
    const outcome = await fetchInventory(query, { offset, limit: PART }, signal);
    if (!outcome.ok) return outcome.refusal.message;
    lines.push(...outcome.answer.rows.map(inventoryCsvRow));
    total = outcome.answer.total;
    onProgress(Math.min(total, offset + PART), total);
  }
  return lines;
};

interface ExportDialogProps {
  readonly query: InventoryQuery;
  readonly onClose: () => void;
}

/** Writes the listed stock into a CSV file, with progress; closing it cancels the export. */
export const ExportDialog = ({ query, onClose }: ExportDialogProps) => {
  const toast = useToast();
  const [progress, setProgress] = useState({ done: 0, total: 0 });
  const [problem, setProblem] = useState<string>();
  const latest = useLatest({ query, onClose, toast });
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const run = async (): Promise<void> => {
      const onProgress = (done: number, total: number) => setProgress({ done, total });
      const lines = await readLines(latest.current.query, { signal, onProgress });
      if (signal.aborted) return;
      if (typeof lines === 'string') return setProblem(lines);
      downloadText('inventory.csv', lines);
      latest.current.toast(`${(lines.length - 1).toLocaleString()} variants exported to inventory.csv`);
      latest.current.onClose();
    };
    run().catch((error: unknown) => {
      if (!signal.aborted) setProblem(error instanceof Error ? error.message : String(error));
    });
    return () => controller.abort();
  }, [latest]);
  return (
    <Dialog title="Export stock" isOpen onClose={onClose}>
      <DialogBody>
        {problem === undefined ? (
          <ProgressBar
            label="Writing inventory.csv"
            percent={(100 * progress.done) / Math.max(1, progress.total)}
            text={`${progress.done.toLocaleString()} of ${progress.total.toLocaleString()} variants`}
          />
        ) : (
          <Notice tone="warning" title="The export failed">
            {`${problem} Close this and try again.`}
          </Notice>
        )}
      </DialogBody>
      <DialogFoot>
        <Button onPress={onClose}>{problem === undefined ? 'Cancel' : 'Close'}</Button>
      </DialogFoot>
    </Dialog>
  );
};
