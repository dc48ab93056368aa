/** The part of autocannon that the benchmarks call; the package brings no types. */
declare module 'autocannon' {
  interface Options {
    readonly url: string;
    readonly connections: number;
    readonly duration: number;
    /** Requests a second, of all connections together. */
    readonly overallRate?: number;
    readonly headers?: Readonly<Record<string, string>>;
  }

  interface Result {
    readonly requests: { readonly average: number; readonly total: number };
    /** In milliseconds. */
    readonly latency: { readonly p99: number };
    readonly errors: number;
    readonly non2xx: number;
  }

  export default function autocannon(options: Options): Promise<Result> & { stop(): void };
}
