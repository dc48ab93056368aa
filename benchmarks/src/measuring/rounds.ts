export const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2;
};

/** How the contestants did, by one of the figures that were taken. */
export interface Comparison<Name extends string> {
  /** The median of each. */
  readonly rates: Readonly<Record<Name, number>>;
  /** How many times the rate of another: the median over the rounds, each compared within itself. */
  readonly ratio: (of: Name, to: Name) => number;
}

const judge = <Name extends string>(
  names: readonly Name[],
  rounds: readonly Record<Name, number>[],
): Comparison<Name> => ({
  rates: Object.fromEntries(
    names.map((name) => [name, median(rounds.map((rates) => rates[name]))]),
  ) as Record<Name, number>,
  ratio: (of, to) => median(rounds.map((rates) => rates[of] / rates[to])),
});

/**
 * Runs the contestants in turn, again and again, so that whatever else the machine does meanwhile falls on all of
 * them alike. Every other round goes backwards; the first one warms up and does not count. The result compares them by
 * a figure that is picked out of what each run measured.
 */
export const runInTurn = async <Name extends string, Measured>(
  contestants: Readonly<Record<Name, () => Measured | Promise<Measured>>>,
  rounds: number,
): Promise<(pick: (measured: Measured) => number) => Comparison<Name>> => {
  const names = Object.keys(contestants) as Name[];
  const played: Map<Name, Measured>[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    const results = new Map<Name, Measured>();
    for (const name of round % 2 === 0 ? names : names.toReversed())
      results.set(name, await contestants[name]());
    if (round > 0) played.push(results);
  }
  return (pick) => {
    const rates = played.map((results) =>
      [...results].map(([name, measured]) => [name, pick(measured)] as const),
    );
    return judge(
      names,
      rates.map((pairs) => Object.fromEntries(pairs) as Record<Name, number>),
    );
  };
};

export const asMeasured = (rate: number): number => rate;

export const printRate = (rate: number): string =>
  `${rate >= 100 ? Math.round(rate).toLocaleString('en') : rate.toPrecision(3)}/s`;

/** The first few find code that was never run and do not count. */
export const counted = (times: readonly number[]): number => median(times.slice(4));
