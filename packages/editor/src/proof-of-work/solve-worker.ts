import { findNumber, type ProofChallenge } from '@sitewright/domain/proof-of-work';

/** Numbers tried between two reports of how far it is. */
const PORTION = 5000;

export type WorkerReport =
  { readonly share: number; readonly number?: undefined } | { readonly share: 1; readonly number: number };

const report = (told: WorkerReport): void => globalThis.postMessage(told, { transfer: [] });

/** In a thread of its own: the page stays as quick as it was. */
globalThis.addEventListener('message', ({ data }: MessageEvent<ProofChallenge>) => {
  for (let first = 0; first < data.most; first += PORTION) {
    const number = findNumber(data, first, Math.min(first + PORTION, data.most));
    if (number !== undefined) return report({ share: 1, number });
    report({ share: Math.min(1, (first + PORTION) / data.most) });
  }
  return undefined;
});
