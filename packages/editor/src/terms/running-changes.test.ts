import type { Outcome } from '@sitewright/api/client';
import { describe, expect, it } from 'vitest';
import { createTermChangeTracker, type JobState, type RunningTermChange } from './running-changes.ts';

const refused = (status: number, code: string, message = ''): Outcome<JobState> => ({
  ok: false,
  refusal: { status, code, message },
});
const lost = refused(0, 'network');
const at = (state: JobState): Outcome<JobState> => ({ ok: true, answer: state });
const done = at({ changed: 2000, isFinished: true });

const started: RunningTermChange = {
  jobId: 'j',
  collectionId: 'c',
  kind: 'tags',
  term: 'rope',
  into: 'line',
  changed: 0,
  total: 2000,
};

/** Answers one after the other. */
const followed = (answers: readonly Outcome<JobState>[]) => {
  const left = [...answers];
  const seen: (readonly RunningTermChange[])[] = [];
  const pauses: number[] = [];
  const changes = createTermChangeTracker({
    readJob: async () => {
      const answer = left.shift();
      if (!answer) throw new Error('It was asked once too often.');
      return answer;
    },
    pause: async (milliseconds) => void pauses.push(milliseconds),
  });
  changes.subscribe(() => seen.push(changes.list()));
  return { changes, pauses, shown: () => seen.map((list) => list.map(({ changed }) => changed)) };
};

describe('[EDT-08] a change of a term in very many items', () => {
  it('is shown as far as it is, also over an answer that is lost, until it is done', async () => {
    const { changes, shown } = followed([
      at({ changed: 500, isFinished: false }),
      lost,
      at({ changed: 1500, isFinished: false }),
      done,
    ]);
    expect(await changes.track(started)).toBeUndefined();
    expect(shown()).toEqual([[0], [500], [1500], []]);
  });

  it('tells why it was not finished', async () => {
    const { changes } = followed([at({ changed: 0, isFinished: true, message: 'In use already.' })]);
    expect(await changes.track(started)).toBe('In use already.');
  });

  it('is asked for less and less often while there is no answer', async () => {
    const busy = [lost, refused(503, 'unavailable'), refused(429, 'too-many-requests')];
    const going = at({ changed: 1, isFinished: false });
    const { changes, pauses } = followed([...busy, ...busy, going, done]);
    await changes.track(started);
    expect(pauses).toEqual([700, 1400, 2800, 5600, 11_200, 22_400, 30_000, 700]);
  });

  it('is not told as done where that is not known, and a refusal ends the asking', async () => {
    const gone = followed([refused(404, 'not-found', 'Not found')]);
    expect(await gone.changes.track(started)).toContain('may not have finished');
    const barred = followed([refused(403, 'not-allowed', 'You may not.')]);
    expect(await barred.changes.track(started)).toBe('You may not.');
    expect(barred.changes.list()).toEqual([]);
  });

  it('is followed once, also where an older list still names it', async () => {
    const { changes } = followed([done]);
    const first = changes.track(started);
    expect(changes.track(started)).toBeUndefined();
    await first;
    expect(changes.track(started)).toBeUndefined();
    expect(changes.list()).toEqual([]);
  });
});
