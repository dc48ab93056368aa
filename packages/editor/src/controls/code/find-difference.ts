export interface TextDifference {
  readonly from: number;
  readonly to: number;
  readonly insert: string;
}

/** The range in which two texts differ, so that a caret outside of it keeps its position. */
export const findDifference = (before: string, after: string): TextDifference | undefined => {
  if (before === after) return undefined;
  const max = Math.min(before.length, after.length);
  let start = 0;
  while (start < max && before[start] === after[start]) start += 1;
  let end = 0;
  while (end < max - start && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  return { from: start, to: before.length - end, insert: after.slice(start, after.length - end) };
};
