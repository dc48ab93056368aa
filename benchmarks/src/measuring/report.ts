/** One measured line. `ours` and `peer` are ready to print, with their units. */
export interface ReportRow {
  readonly what: string;
  readonly ours: string;
  /** What it is compared with in the same run; empty where the goal is a figure of its own. */
  readonly peer: string;
  /** How many times the peer, or undefined without one. */
  readonly ratio: number | undefined;
  readonly goal: string;
  readonly met: boolean;
}

export interface Report {
  readonly rows: readonly ReportRow[];
  /** What a reader must know to judge the figures: versions, sizes, settings. */
  readonly notes?: readonly string[];
}

/** A file `benchmarks/src/<name>.bench.ts` exports these two. */
export interface Scenario {
  readonly name: string;
  readonly run: () => Promise<Report>;
}
