import type { AdminPlace } from '../admin/admin-place.ts';

export interface RunningLoad {
  /** Ends it; answers what it did. */
  readonly end: () => Promise<string>;
}

/** What goes on while another site is visited. */
export interface Load {
  readonly what: string;
  readonly begin: () => Promise<RunningLoad>;
  /** The figure of the cached page under this load when all pages were still built by the thread that answers. */
  readonly before?: string;
  /** Whether an uncached page of a third site is visited too. */
  readonly hasThirdSite?: boolean;
}

export interface LoadedProgram {
  /** With the owner of the demo shop. */
  readonly place: AdminPlace;
  readonly dataFolder: string;
}
