import { describe, expect, it } from 'vitest';
import { GroupedWrites, type Grouping } from './grouped-writes.ts';

/** Writes that end when they are told to. */
const heldWrites = (grouping?: Grouping) => {
  const groups: (readonly number[])[] = [];
  const releases: (() => void)[] = [];
  const writes = new GroupedWrites<number, string>(async (rows) => {
    groups.push(rows);
    await new Promise<void>((resolve) => releases.push(resolve));
    if (rows.includes(13)) throw new Error('13 cannot be written');
    return rows.map((row) => `row ${row}`);
  }, grouping);
  const release = async (): Promise<void> => {
    releases.shift()?.();
    // The next write begins after the promises of this one.
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { writes, groups, release };
};

describe('grouped writes', () => {
  it('write the first row at once and those that arrive meanwhile together', async () => {
    const { writes, groups, release } = heldWrites();
    const outcomes = [1, 2, 3].map((row) => writes.add(row));
    expect(groups).toEqual([[1]]);
    await release();
    expect(groups).toEqual([[1], [2, 3]]);
    await release();
    expect(await Promise.all(outcomes)).toEqual(['row 1', 'row 2', 'row 3']);
    const later = writes.add(4);
    expect(groups.at(-1)).toEqual([4]);
    await release();
    expect(await later).toBe('row 4');
  });

  it('write what is added at the same moment together, if they are to gather it', async () => {
    const { writes, groups, release } = heldWrites({ gathersFirst: true });
    const outcomes = [1, 2, 3].map((row) => writes.add(row));
    expect(groups).toEqual([]);
    await new Promise((resolve) => setImmediate(resolve));
    expect(groups).toEqual([[1, 2, 3]]);
    await release();
    expect(await Promise.all(outcomes)).toEqual(['row 1', 'row 2', 'row 3']);
  });

  it('fail only the row that cannot be written', async () => {
    const { writes, release } = heldWrites();
    const outcomes = Promise.allSettled([1, 12, 13, 14].map((row) => writes.add(row)));
    for (let count = 0; count < 5; count += 1) await release();
    expect((await outcomes).map(({ status }) => status)).toEqual([
      'fulfilled',
      'fulfilled',
      'rejected',
      'fulfilled',
    ]);
  });

  it('write at most sixty-four rows together', async () => {
    const { writes, groups, release } = heldWrites();
    const outcomes = Array.from({ length: 70 }, (_, row) => writes.add(row + 100));
    for (let count = 0; count < 3; count += 1) await release();
    await Promise.all(outcomes);
    expect(groups.map(({ length }) => length)).toEqual([1, 64, 5]);
  });
});
