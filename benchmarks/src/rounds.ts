/** Something whose rate is measured: answers how often a second it got done what it does. */
export type Contestant = () => number | Promise<number>;

export const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2;
};

/**
 * Runs the contestants in turn, again and again, and answers the median of each: whatever else the machine does
 * meanwhile falls on all of them alike. The first round warms up and does not count.
 */
export const runInTurn = async <Name extends string>(
  contestants: Readonly<Record<Name, Contestant>>,
  rounds: number,
): Promise<Record<Name, number>> => {
  const names = Object.keys(contestants) as Name[];
  const rates = new Map<Name, number[]>(names.map((name) => [name, []]));
  for (let round = 0; round <= rounds; round += 1) {
    for (const name of names) {
      const rate = await contestants[name]();
      if (round > 0) rates.get(name)?.push(rate);
    }
  }
  return Object.fromEntries(names.map((name) => [name, median(rates.get(name) ?? [])])) as Record<
    Name,
    number
  >;
};

export const printRate = (rate: number): string =>
  `${rate >= 100 ? Math.round(rate).toLocaleString('en') : rate.toPrecision(3)}/s`;
