import { describe, expect, it } from 'vitest';
import { JoinedReads } from './joined-reads.ts';

/** Reads that end when they are told to, and count themselves. */
const heldReads = () => {
  const reads = new JoinedReads<string>();
  const ends: ((fault?: Error) => void)[] = [];
  let count = 0;
  const ask = (key: string): Promise<string> =>
    reads.get(key, () => {
      count += 1;
      const result = `${key} ${count}`;
      return new Promise((resolve, reject) => {
        ends.push((fault) => (fault ? reject(fault) : resolve(result)));
      });
    });
  const end = async (fault?: Error): Promise<void> => {
    ends.shift()?.(fault);
    // The next read begins after the promises of this one.
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { ask, end, countReads: () => count };
};

describe('joined reads', () => {
  it('begin at once, and those who ask meanwhile share the next one', async () => {
    const { ask, end, countReads } = heldReads();
    const [first, second, third] = [ask('a'), ask('a'), ask('a')];
    expect(countReads()).toBe(1);
    await end();
    expect(await first).toBe('a 1');
    expect(countReads()).toBe(2);
    const fourth = ask('a');
    expect(countReads()).toBe(2);
    await end();
    expect(await Promise.all([second, third])).toEqual(['a 2', 'a 2']);
    await end();
    expect(await fourth).toBe('a 3');
    const later = ask('a');
    expect(countReads()).toBe(4);
    await end();
    expect(await later).toBe('a 4');
  });

  it('of different rows do not wait for each other', async () => {
    const { ask, end } = heldReads();
    const both = [ask('a'), ask('b')];
    await end();
    await end();
    expect(await Promise.all(both)).toEqual(['a 1', 'b 2']);
  });

  it('that fail do so for those who shared them only', async () => {
    const { ask, end } = heldReads();
    const outcomes = Promise.allSettled([ask('a'), ask('a')]);
    await end(new Error('lost'));
    await end();
    const [failed, read] = await outcomes;
    expect(failed).toMatchObject({ status: 'rejected' });
    expect(read).toEqual({ status: 'fulfilled', value: 'a 2' });
  });
});
