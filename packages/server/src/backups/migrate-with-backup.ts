import { join } from 'node:path';
import type { Pool } from 'pg';
import { migrateDatabase, type DatabaseLog } from '../database/index.ts';
import { writeAutomaticBackup } from './automatic-backups.ts';

export interface MigrateWithBackupOptions {
  pool: Pool;
  dataFolder: string;
  migrationsFolder: string;
  log: DatabaseLog;
}

/** Migrates the database after writing a backup to the data folder. */
export function migrateWithBackup(options: MigrateWithBackupOptions): Promise<{ applied: string[] }> {
  const { pool, dataFolder, migrationsFolder, log } = options;
  return migrateDatabase({
    pool,
    log,
    migrationsFolder,
    async beforeMigrate({ pending }) {
      const file = await writeAutomaticBackup({ pool, folder: join(dataFolder, 'backups'), now: new Date() });
      log.info({ file, pending }, 'backup made before the database is changed');
    },
  });
}
