/** Something whose rate is measured: answers how often a second it got done what it does. */
export type Contestant = () => number | Promise<number>;

export const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2;
};

export interface Standing<Name extends string> {
  /** The median of each. */
  readonly rates: Readonly<Record<Name, number>>;
  /** How many times the rate of another: the median over the rounds, each compared within itself. */
  readonly ratio: (of: Name, to: Name) => number;
}

/**
 * Runs the contestants in turn, again and again, so that whatever else the machine does meanwhile falls on all of
 * them alike. Every other round goes backwards; the first one warms up and does not count.
 */
export const runInTurn = async <Name extends string>(
  contestants: Readonly<Record<Name, Contestant>>,
  rounds: number,
): Promise<Standing<Name>> => {
  const names = Object.keys(contestants) as Name[];
  const played: Record<Name, number>[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    const rates: Partial<Record<Name, number>> = {};
    for (const name of round % 2 === 0 ? names : names.toReversed()) rates[name] = await contestants[name]();
    if (round > 0) played.push(rates as Record<Name, number>);
  }
  const medians = names.map((name) => [name, median(played.map((rates) => rates[name]))]);
  return {
    rates: Object.fromEntries(medians),
    ratio: (of, to) => median(played.map((rates) => rates[of] / rates[to])),
  };
};

export const printRate = (rate: number): string =>
  `${rate >= 100 ? Math.round(rate).toLocaleString('en') : rate.toPrecision(3)}/s`;
