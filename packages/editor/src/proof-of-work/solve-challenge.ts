import type { Proof, ProofChallenge } from '@sitewright/domain/proof-of-work';
import type { WorkerReport } from './solve-worker.ts';

export interface Solving {
  readonly onProgress: (progress: number) => void;
  readonly signal: AbortSignal;
}

/** Solves a proof-of-work challenge; undefined when aborted. */
export const solveChallenge = (
  challenge: ProofChallenge,
  { onProgress, signal }: Solving,
): Promise<Proof | undefined> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./solve-worker.ts', import.meta.url), { type: 'module' });
    const end = (proof?: Proof): void => {
      worker.terminate();
      resolve(proof);
    };
    worker.addEventListener('message', ({ data }: MessageEvent<WorkerReport>) => {
      onProgress(data.progress);
      if (data.number !== undefined) end({ ...challenge, number: data.number });
    });
    worker.addEventListener('error', ({ message }) => {
      worker.terminate();
      reject(new Error(message));
    });
    signal.addEventListener('abort', () => end());
    worker.postMessage(challenge, { transfer: [] });
  });
