import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { createPool, type CarryOver, type ClusterIdentity, type DatabaseLog } from '../database/index.ts';
import { backupEnding } from './automatic-backups.ts';
import { readBackupHeader } from './backup-file.ts';
import type { BackupHeader } from './backup-header.ts';
import { restoreBackup } from './restore-backup.ts';

/** Migrates a data folder of an older PostgreSQL by restoring a backup, if one has all of its data. */
export function carryOverFromBackups(options: { migrationsFolder: string; log: DatabaseLog }): CarryOver {
  return {
    findBackup: findBackupOf,
    async restore(from, databaseUrl) {
      const pool = createPool({ connectionString: databaseUrl }, options.log);
      try {
        await restoreBackup({ pool, from, migrationsFolder: options.migrationsFolder });
      } finally {
        await pool.end();
      }
    },
  };
}

async function findBackupOf(folder: string, cluster: ClusterIdentity): Promise<string | undefined> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names.filter((each) => each.endsWith(backupEnding)).toSorted()) {
    const file = join(folder, name);
    const header = await readBackupHeader(file).catch(() => undefined);
    if (header && holdsAllOf(header, cluster)) return file;
  }
  return undefined;
}

// An older backup of the same folder would silently lose the latest orders.
function holdsAllOf({ cluster: taken }: BackupHeader, stopped: ClusterIdentity): boolean {
  return (
    stopped.stoppedCleanly &&
    taken?.systemIdentifier === stopped.systemIdentifier &&
    taken.nextTransaction === stopped.nextTransaction
  );
}
