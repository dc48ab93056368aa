import type { Logger } from 'pino';
import type { Database } from './database/index.ts';
import type { FileStore } from './files/index.ts';
import type { ConnectionLimits } from './http/index.ts';
import type { Dns } from './mail/index.ts';
import type { ProgramFolders } from './program-folders.ts';
import type { PublicNetwork } from './public-fetch/index.ts';
import type { Settings } from './settings/index.ts';

/** Dependencies of the server. */
export interface Services {
  readonly settings: Settings;
  readonly database: Database;
  readonly files: FileStore;
  readonly secret: string;
  readonly clock: () => Date;
  readonly log: Logger;
  readonly folders: ProgramFolders;
  /** The built program of threads that build pages; without it pages are built where they are served. */
  readonly pageWorker?: string;
  /** Tests stand in for the DNS. */
  readonly dns?: Dns;
  /** Tests let requests to addresses that somebody else chose reach a server of their own. */
  readonly publicNetwork?: PublicNetwork;
  /** Shorter in tests. */
  readonly stripe?: { readonly timeoutMs: number };
  /** Shorter in tests. */
  readonly mailchimp?: { readonly timeoutMs: number };
  /** Shorter in tests. */
  readonly connectionLimits?: ConnectionLimits;
}
