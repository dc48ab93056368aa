import type { Outcome, Refusal } from '@sitewright/api/client';
import type { TermKind } from '@sitewright/domain/pages';

/** A change of a term in so many items that a job does it. */
export interface RunningChange {
  readonly jobId: string;
  readonly collectionId: string;
  readonly kind: TermKind;
  readonly term: string;
  /** What it becomes; null while it is taken away. */
  readonly into: string | null;
  readonly changed: number;
  readonly total: number;
}

export interface JobState {
  readonly changed: number;
  readonly isFinished: boolean;
  readonly message?: string;
}

export interface RunningChanges {
  /**
   * Resolves when it is over: with the reason where it was not finished. Nothing for one that is followed already, or
   * was: a list that was fetched before its end may still name it.
   */
  readonly follow: (change: RunningChange) => Promise<string | undefined> | undefined;
  readonly list: () => readonly RunningChange[];
  readonly subscribe: (listener: () => void) => () => void;
}

interface Way {
  readonly ask: (jobId: string) => Promise<Outcome<JobState>>;
  readonly pause: (milliseconds: number) => Promise<void>;
}

const PAUSE_MS = 700;
const LONGEST_PAUSE_MS = 30_000;
const TOO_MANY = 429;
const UNKNOWN = 'This may not have finished. Check the list.';

/** The job goes on whether or not somebody gets an answer about it. */
const isPassing = ({ status }: Refusal): boolean => status === 0 || status >= 500 || status === TOO_MANY;

/** Changes that go on, whichever screen is open. */
export const createRunningChanges = ({ ask, pause }: Way): RunningChanges => {
  const listeners = new Set<() => void>();
  const known = new Set<string>();
  let running: readonly RunningChange[] = [];
  const change = (next: readonly RunningChange[]): void => {
    running = next;
    for (const listener of listeners) listener();
  };

  const untilFinished = async (jobId: string): Promise<string | undefined> => {
    let wait = PAUSE_MS;
    for (;;) {
      await pause(wait);
      const outcome = await ask(jobId);
      if (!outcome.ok) {
        const { refusal } = outcome;
        if (!isPassing(refusal)) return refusal.code === 'not-found' ? UNKNOWN : refusal.message;
        wait = Math.min(wait * 2, LONGEST_PAUSE_MS);
        continue;
      }
      wait = PAUSE_MS;
      const { changed, isFinished, message } = outcome.answer;
      if (isFinished) return message;
      change(running.map((each) => (each.jobId === jobId ? { ...each, changed } : each)));
    }
  };

  const toTheEnd = async (jobId: string): Promise<string | undefined> => {
    const message = await untilFinished(jobId);
    change(running.filter((each) => each.jobId !== jobId));
    return message;
  };

  return {
    follow: (begun) => {
      if (known.has(begun.jobId)) return undefined;
      known.add(begun.jobId);
      change([...running, begun]);
      return toTheEnd(begun.jobId);
    },
    list: () => running,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
};
