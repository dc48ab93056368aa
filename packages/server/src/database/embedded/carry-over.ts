import { existsSync, renameSync, rmSync } from 'node:fs';
import { DatabaseStartError } from '../faults/database-start-error.ts';
import type { DataFolder } from '../folder/data-folder.ts';
import { clusterMajor, readClusterIdentity, type ClusterIdentity } from './cluster-folder.ts';
import { waitForOrphans } from './cluster-processes.ts';
import { programsMajor } from './native-programs.ts';

/** Moves the content of a cluster of an older PostgreSQL into a new one without the older binaries. */
export interface CarryOver {
  /** A backup that holds everything the cluster held when it was stopped. */
  findBackup(backupsFolder: string, cluster: ClusterIdentity): Promise<string | undefined>;
  /** Fills the empty database at this address from the backup. */
  restore(backup: string, databaseUrl: string): Promise<void>;
}

/** Refuses a cluster that these programs cannot run; undefined when there is nothing to carry over. */
export async function findCarryOver(
  folder: DataFolder,
  carryOver: CarryOver | undefined,
): Promise<string | undefined> {
  const major = clusterMajor(folder.cluster);
  if (major === undefined || major === programsMajor) return undefined;
  if (major > programsMajor) throw newerRefusal(folder, major);
  const backup = await carryOver?.findBackup(folder.backups, readClusterIdentity(folder.cluster));
  if (!backup) throw olderRefusal(folder, major);
  return backup;
}

/** Moves the restored cluster into place; the old one is kept beside it, named by its version. */
export function swapClusters(folder: DataFolder): void {
  const major = clusterMajor(folder.cluster);
  renameSync(folder.cluster, `${folder.root}/postgres-${major}`);
  renameSync(folder.carriedCluster, folder.cluster);
}

/** Completes or discards a carry-over that was interrupted. */
export async function settleInterruptedCarryOver(folder: DataFolder): Promise<void> {
  if (!existsSync(folder.carriedCluster)) return;
  await waitForOrphans(folder.carriedCluster);
  if (existsSync(folder.cluster)) rmSync(folder.carriedCluster, { recursive: true });
  else renameSync(folder.carriedCluster, folder.cluster);
}

function newerRefusal(folder: DataFolder, major: number): DatabaseStartError {
  return new DatabaseStartError(
    'folder-of-newer-postgres',
    `The data folder ${folder.root} was made by PostgreSQL ${major}, and this version of Sitewright brings PostgreSQL ` +
      `${programsMajor}. Start the newer version of Sitewright that you used before.`,
  );
}

function olderRefusal(folder: DataFolder, major: number): DatabaseStartError {
  return new DatabaseStartError(
    'folder-of-older-postgres',
    `The data folder ${folder.root} was made by PostgreSQL ${major}, and this version of Sitewright brings PostgreSQL ` +
      `${programsMajor}. Stop Sitewright, run the version you used before once more as "sitewright backup ` +
      `${folder.backups}/before-upgrade.backup", and start this version again: it carries everything over from that file.`,
  );
}
