import type { Outcome } from '@sitewright/api/client';
import { describe, expect, it } from 'vitest';
import { createRunningChanges, type JobState, type RunningChange } from './running-changes.ts';

const lost: Outcome<JobState> = {
  ok: false,
  refusal: { status: 0, code: 'network', message: 'Network error' },
};
const at = (state: JobState): Outcome<JobState> => ({ ok: true, answer: state });

/** Answers one after the other. */
const follow = async (answers: readonly Outcome<JobState>[]) => {
  const left = [...answers];
  const seen: (readonly RunningChange[])[] = [];
  const changes = createRunningChanges({
    ask: () => Promise.resolve(left.shift() ?? lost),
    pause: () => Promise.resolve(),
  });
  changes.subscribe(() => seen.push(changes.list()));
  const message = await changes.follow({ jobId: 'j', text: 'rope becomes line', total: 2000 });
  return { message, shown: seen.map((list) => list.map(({ changed }) => changed)) };
};

describe('[EDT-08] a change of a term in very many items', () => {
  it('is shown as far as it is, also over an answer that is lost, until it is done', async () => {
    const { message, shown } = await follow([
      at({ changed: 500, isFinished: false }),
      lost,
      at({ changed: 1500, isFinished: false }),
      at({ changed: 2000, isFinished: true }),
    ]);
    expect(message).toBeUndefined();
    expect(shown).toEqual([[0], [500], [1500], []]);
  });

  it('tells why nothing was changed in the end', async () => {
    const { message } = await follow([at({ changed: 0, isFinished: true, message: 'In use already.' })]);
    expect(message).toBe('In use already.');
  });
});
