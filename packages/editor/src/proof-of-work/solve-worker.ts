import { findNumber, type ProofChallenge } from '@sitewright/domain/proof-of-work';

/** Numbers tested between two progress reports. */
const PORTION = 5000;

export type WorkerReport =
  | { readonly progress: number; readonly number?: undefined }
  | { readonly progress: 1; readonly number: number };

const report = (told: WorkerReport): void => globalThis.postMessage(told, { transfer: [] });

/** Runs in a worker, so that the page stays responsive. */
globalThis.addEventListener('message', ({ data }: MessageEvent<ProofChallenge>) => {
  for (let first = 0; first < data.max; first += PORTION) {
    const number = findNumber(data, first, Math.min(first + PORTION, data.max));
    if (number !== undefined) return report({ progress: 1, number });
    report({ progress: Math.min(1, (first + PORTION) / data.max) });
  }
  return undefined;
});
