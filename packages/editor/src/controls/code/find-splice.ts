export interface Splice {
  readonly from: number;
  readonly to: number;
  readonly insert: string;
}

/** The one stretch in which two texts differ, so that a cursor outside of it stays where it is. */
export const findSplice = (before: string, after: string): Splice | undefined => {
  if (before === after) return undefined;
  const most = Math.min(before.length, after.length);
  let start = 0;
  while (start < most && before[start] === after[start]) start += 1;
  let end = 0;
  while (end < most - start && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  return { from: start, to: before.length - end, insert: after.slice(start, after.length - end) };
};
