import type { Change } from './change.ts';

const invert = (change: Change): Change => {
  const { path } = change;
  if (change.op === 'insert') return { ...change, op: 'remove' };
  if (change.op === 'remove') return { ...change, op: 'insert' };
  if (change.op === 'move') return { ...change, from: change.to, to: change.from };
  const { before, after } = change;
  return {
    op: 'set',
    path,
    ...(after === undefined ? {} : { before: after }),
    ...(before === undefined ? {} : { after: before }),
  };
};

/** The changes that undo the given ones. */
export const invertChanges = (changes: readonly Change[]): Change[] => changes.map(invert).toReversed();
