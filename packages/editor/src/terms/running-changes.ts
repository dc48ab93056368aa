import type { Outcome, Refusal } from '@sitewright/api/client';
import type { TermKind } from '@sitewright/domain/pages';

/** A change of a term in so many items that it runs as a job. */
export interface RunningTermChange {
  readonly jobId: string;
  readonly collectionId: string;
  readonly kind: TermKind;
  readonly term: string;
  /** The new name; null when the term is removed. */
  readonly into: string | null;
  readonly changed: number;
  readonly total: number;
}

export interface JobState {
  readonly changed: number;
  readonly isFinished: boolean;
  readonly message?: string;
}

export interface TermChangeTracker {
  /**
   * Resolves when the job ends, with a message if it failed. Undefined if it is or was tracked already: a stale list
   * may still contain it.
   */
  readonly track: (change: RunningTermChange) => Promise<string | undefined> | undefined;
  readonly list: () => readonly RunningTermChange[];
  readonly subscribe: (listener: () => void) => () => void;
}

interface JobApi {
  readonly readJob: (jobId: string) => Promise<Outcome<JobState>>;
  readonly pause: (milliseconds: number) => Promise<void>;
}

const POLL_MS = 700;
const MAX_POLL_MS = 30_000;
const TOO_MANY = 429;
const UNKNOWN = 'This may not have finished. Check the list.';

/** Errors that do not mean that the job failed. */
const isTransient = ({ status }: Refusal): boolean => status === 0 || status >= 500 || status === TOO_MANY;

/** Tracks running jobs across screens. */
export const createTermChangeTracker = ({ readJob, pause }: JobApi): TermChangeTracker => {
  const listeners = new Set<() => void>();
  const known = new Set<string>();
  let running: readonly RunningTermChange[] = [];
  const change = (next: readonly RunningTermChange[]): void => {
    running = next;
    for (const listener of listeners) listener();
  };

  const pollUntilFinished = async (jobId: string): Promise<string | undefined> => {
    let wait = POLL_MS;
    for (;;) {
      await pause(wait);
      const outcome = await readJob(jobId);
      if (!outcome.ok) {
        const { refusal } = outcome;
        if (!isTransient(refusal)) return refusal.code === 'not-found' ? UNKNOWN : refusal.message;
        wait = Math.min(wait * 2, MAX_POLL_MS);
        continue;
      }
      wait = POLL_MS;
      const { changed, isFinished, message } = outcome.answer;
      if (isFinished) return message;
      change(running.map((each) => (each.jobId === jobId ? { ...each, changed } : each)));
    }
  };

  const trackToEnd = async (jobId: string): Promise<string | undefined> => {
    const message = await pollUntilFinished(jobId);
    change(running.filter((each) => each.jobId !== jobId));
    return message;
  };

  return {
    track: (started) => {
      if (known.has(started.jobId)) return undefined;
      known.add(started.jobId);
      change([...running, started]);
      return trackToEnd(started.jobId);
    },
    list: () => running,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
};
