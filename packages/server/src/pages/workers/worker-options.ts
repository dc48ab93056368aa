import type { PoolConfig } from 'pg';

/** What a thread needs to build pages. */
export interface WorkerOptions {
  readonly connection: PoolConfig;
  /** As many at once. */
  readonly connections: number;
  readonly loaderUrl: string | undefined;
  readonly logLevel: string;
}
