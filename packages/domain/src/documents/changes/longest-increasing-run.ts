/** The longest increasing subsequence: members of a list that need not move. */
export const longestIncreasingRun = (numbers: readonly number[]): number[] => {
  const ends: number[] = [];
  const previous: number[] = [];
  const valueAt = (index: number | undefined): number => numbers[index ?? -1] ?? Infinity;
  for (const [index, number] of numbers.entries()) {
    let low = 0;
    let high = ends.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (valueAt(ends[middle]) < number) low = middle + 1;
      else high = middle;
    }
    previous.push(ends[low - 1] ?? -1);
    ends[low] = index;
  }
  const rise: number[] = [];
  for (let index = ends.at(-1) ?? -1; index >= 0; index = previous[index] ?? -1) rise.push(valueAt(index));
  return rise.toReversed();
};
