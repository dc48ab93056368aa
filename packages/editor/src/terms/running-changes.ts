import type { Outcome } from '@sitewright/api/client';

/** A change of a term in so many items that a job does it. */
export interface RunningChange {
  readonly jobId: string;
  readonly text: string;
  readonly changed: number;
  readonly total: number;
}

export interface JobState {
  readonly changed: number;
  readonly isFinished: boolean;
  readonly message?: string;
}

export interface RunningChanges {
  /** Resolves when it is over: with the reason where nothing was changed. */
  readonly follow: (change: Omit<RunningChange, 'changed'>) => Promise<string | undefined>;
  readonly list: () => readonly RunningChange[];
  readonly subscribe: (listener: () => void) => () => void;
}

interface Way {
  readonly ask: (jobId: string) => Promise<Outcome<JobState>>;
  readonly pause: () => Promise<void>;
}

/** Changes that go on, whichever screen is open. Without an answer it is asked again: the job does not end by that. */
export const createRunningChanges = ({ ask, pause }: Way): RunningChanges => {
  const listeners = new Set<() => void>();
  let running: readonly RunningChange[] = [];
  const change = (next: readonly RunningChange[]): void => {
    running = next;
    for (const listener of listeners) listener();
  };
  const others = (jobId: string) => running.filter((each) => each.jobId !== jobId);

  const untilFinished = async (jobId: string): Promise<string | undefined> => {
    for (;;) {
      await pause();
      const outcome = await ask(jobId);
      if (!outcome.ok) {
        if (outcome.refusal.code === 'not-found') return undefined;
        continue;
      }
      const { changed, isFinished, message } = outcome.answer;
      if (isFinished) return message;
      change(running.map((each) => (each.jobId === jobId ? { ...each, changed } : each)));
    }
  };

  return {
    follow: async (begun) => {
      change([...others(begun.jobId), { ...begun, changed: 0 }]);
      const message = await untilFinished(begun.jobId);
      change(others(begun.jobId));
      return message;
    },
    list: () => running,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
};
