import { setTimeout as pause } from 'node:timers/promises';
import type { PoolConfig } from 'pg';
import type { DatabaseLog } from './database-log.ts';
import {
  findServer,
  runServer,
  type EmbeddedOptions,
  type EmbeddedServer,
} from './embedded/embedded-server.ts';
import { closeDataFolder } from './folder/data-folder.ts';
import { addressWithoutSecrets, checkServer } from './owned-server.ts';
import { createPool } from './pool.ts';
import { databaseOver, type Database } from './queryable.ts';
import type { FairPool } from './shares/fair-pool.ts';

const endPatienceMs = 5_000;

export interface OpenDatabaseOptions extends EmbeddedOptions {
  /** An external server; the data folder then holds no database. */
  databaseUrl?: string;
  /** What to do where another process runs the database of the data folder. */
  whenHeld?: 'refuse' | 'use';
}

export type DatabaseLocation =
  { kind: 'embedded'; url: string; isHeldHere: boolean } | { kind: 'server'; url: string; address: string };

export interface OpenDatabase {
  database: Database;
  pool: FairPool;
  location: DatabaseLocation;
  /** Closes the connections, and stops the server if this process runs it. */
  close(): Promise<void>;
}

export async function openDatabase(options: OpenDatabaseOptions): Promise<OpenDatabase> {
  if (!options.databaseUrl) return openEmbedded(options);
  closeDataFolder(options.dataFolder);
  return openServer(options.databaseUrl, options.log);
}

async function openEmbedded(options: OpenDatabaseOptions): Promise<OpenDatabase> {
  const running = options.whenHeld === 'use' ? await findServer(options.dataFolder) : undefined;
  const server = running ?? (await runServer(options));
  const location = { kind: 'embedded', url: server.url, isHeldHere: !running } as const;
  return { ...connect(server.connection, options.log, server), location };
}

async function openServer(databaseUrl: string, log: DatabaseLog): Promise<OpenDatabase> {
  const address = addressWithoutSecrets(databaseUrl);
  const opened = connect({ connectionString: databaseUrl, options: '-c timezone=UTC' }, log);
  try {
    await checkServer(opened.pool, address);
  } catch (error) {
    await opened.close();
    throw error;
  }
  return { ...opened, location: { kind: 'server', url: databaseUrl, address } };
}

function connect(
  connection: PoolConfig,
  log: DatabaseLog,
  server?: EmbeddedServer,
): Omit<OpenDatabase, 'location'> {
  const pool = createPool(connection, log);
  let closing: Promise<void> | undefined;
  return {
    database: databaseOver(pool),
    pool,
    close: () => (closing ??= endConnections(pool).finally(() => server?.close())),
  };
}

// The pool waits for every connection to be released; one that never is must not prevent the shutdown.
async function endConnections(pool: FairPool): Promise<void> {
  await Promise.race([pool.end(), pause(endPatienceMs, undefined, { ref: false })]);
}
