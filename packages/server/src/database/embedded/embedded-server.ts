import { existsSync, rmSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import type { PoolConfig } from 'pg';
import type { DatabaseLog } from '../database-log.ts';
import { dataFolderAt, type DataFolder } from '../folder/data-folder.ts';
import { isDatabaseGone } from '../faults/database-faults.ts';
import { DatabaseStartError } from '../faults/database-start-error.ts';
import { errorCode } from '../faults/error-chain.ts';
import { findHolder, folderLockedRefusal, lockFolder, isFolderLock } from '../folder/folder-lock.ts';
import { withClient } from '../pool.ts';
import { prepareAccess, readPassword, requirePassword } from './cluster-access.ts';
import { initialiseCluster, superuser } from './cluster-folder.ts';
import { findCarryOver, settleInterruptedCarryOver, swapClusters, type CarryOver } from './carry-over.ts';
import { prepareLaunch, type Launch } from './launch.ts';
import { findRunningPostmaster } from './postmaster-record.ts';
import { giveTo } from './run-as.ts';
import type { ServerSettings } from './server-settings.ts';
import { prepareSocketFolder, socketPort } from './socket-folder.ts';
import { superviseServer, type Supervisor } from './supervisor.ts';

export interface EmbeddedOptions {
  dataFolder: string;
  log: DatabaseLog;
  carryOver?: CarryOver;
  /** For tests and benchmarks. */
  settings?: ServerSettings;
}

/** A server under the data folder that can be connected to. */
export interface EmbeddedServer {
  connection: PoolConfig;
  url: string;
  /** Stops the server if this process started it. */
  close(): Promise<void>;
}

const databaseName = 'sitewright';
const createDatabase = 'CREATE DATABASE sitewright';
const databaseMissing = '3D000';
const answerPatienceMs = 30_000;

/** Locks the data folder for this process and runs its server; refused while another process has the lock. */
export async function runServer(options: EmbeddedOptions): Promise<EmbeddedServer> {
  const folder = dataFolderAt(options.dataFolder);
  const hold = await lockFolder(folder.holder);
  if (!isFolderLock(hold)) throw folderLockedRefusal(folder.root, hold);
  try {
    const launch = prepareLaunch(folder);
    await settleInterruptedCarryOver(folder);
    const backup = await findCarryOver(folder, options.carryOver);
    if (backup && options.carryOver)
      await carryOver(folder, launch, { ...options, backup, carryOver: options.carryOver });
    const running = await startCluster(folder, launch, { ...options, cluster: folder.cluster });
    const close = () => closeCluster(running).finally(() => hold.release());
    return { ...addressOf(running), close };
  } catch (error) {
    hold.release();
    throw error;
  }
}

/** The server of a data folder that another process has locked; undefined where none has. */
export async function findServer(dataFolder: string): Promise<EmbeddedServer | undefined> {
  const folder = dataFolderAt(dataFolder);
  if (!(await findHolder(folder.holder))) return undefined;
  const running = findRunningPostmaster(folder.cluster);
  const password = readPassword(folder) ?? '';
  if (running?.status === 'ready') return { ...addressOf({ ...running, password }), close: async () => {} };
  throw new DatabaseStartError(
    'data-folder-not-running',
    `The data folder ${folder.root} is in use, but its database does not answer yet. Try again in a moment.`,
  );
}

interface Address {
  socketFolder: string;
  password: string;
}

interface Running extends Address {
  supervisor: Supervisor;
}

async function startCluster(
  folder: DataFolder,
  launch: Launch,
  { cluster, settings, log }: EmbeddedOptions & { cluster: string },
): Promise<Running> {
  if (!existsSync(cluster)) await initialiseCluster(cluster, folder.unfinishedCluster, launch);
  // A server that still runs keeps its files: as another user it could no longer open them.
  if (!findRunningPostmaster(cluster)) giveTo(cluster, launch.runAs.owner);
  const socketFolder = prepareSocketFolder(folder.socket, launch.runAs);
  const access = prepareAccess(folder, cluster);
  const plan = { launch, cluster, socketFolder, logFile: folder.log, settings: settings ?? {} };
  const supervisor = await superviseServer(plan, log);
  const running = { supervisor, socketFolder, password: access.password };
  try {
    const { connection } = addressOf(running);
    await ensureDatabase(connection);
    if (access.isToBeSet) await requirePassword(connection, cluster, access);
  } catch (error) {
    await closeCluster(running);
    throw error;
  }
  return running;
}

async function closeCluster({ supervisor, socketFolder }: Running): Promise<void> {
  await supervisor.stop();
  rmSync(socketFolder, { recursive: true, force: true });
}

// The old cluster is left alone until the new one holds everything: a start killed in between begins again.
async function carryOver(
  folder: DataFolder,
  launch: Launch,
  options: EmbeddedOptions & { backup: string; carryOver: CarryOver },
): Promise<void> {
  options.log.info({ backup: options.backup }, 'carrying the data over to the new PostgreSQL version');
  const running = await startCluster(folder, launch, { ...options, cluster: folder.carriedCluster });
  try {
    await options.carryOver.restore(options.backup, addressOf(running).url);
  } finally {
    await closeCluster(running);
  }
  swapClusters(folder);
}

function addressOf({ socketFolder, password }: Address): Pick<EmbeddedServer, 'connection' | 'url'> {
  return {
    connection: { host: socketFolder, port: socketPort, user: superuser, password, database: databaseName },
    url: `postgresql://${superuser}:${password}@localhost:${socketPort}/${databaseName}?host=${encodeURIComponent(socketFolder)}`,
  };
}

// A start killed right after initialising leaves a cluster without the database, so every start looks. And a server
// that was adopted may have been killed a moment before: the supervisor then starts it again.
async function ensureDatabase(connection: PoolConfig): Promise<void> {
  const deadline = Date.now() + answerPatienceMs;
  for (;;) {
    try {
      await withClient(connection, (client) => client.query('SELECT 1'));
      return;
    } catch (error) {
      if (errorCode(error) === databaseMissing) return makeDatabase(connection);
      if (!isDatabaseGone(error) || Date.now() > deadline) throw error;
      await pause(20);
    }
  }
}

async function makeDatabase(connection: PoolConfig): Promise<void> {
  await withClient({ ...connection, database: 'postgres' }, (client) => client.query(createDatabase));
}
