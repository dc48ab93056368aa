import { chmod, mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Pool } from 'pg';
import { writeBackup } from './write-backup.ts';

export interface AutomaticBackupOptions {
  pool: Pool;
  folder: string;
  now: Date;
}

const prefix = 'before-migration-';
const kept = 5;

export const backupEnding = '.backup';

/** Writes the backup before migrations; only the newest few are kept. */
export async function writeAutomaticBackup({ pool, folder, now }: AutomaticBackupOptions): Promise<string> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await chmod(folder, 0o700);
  const moment = now.toISOString().replaceAll(':', '-');
  const file = join(folder, `${prefix}${moment}${backupEnding}`);
  await writeBackup({ pool, to: file });
  await removeOldest(folder);
  return file;
}

async function removeOldest(folder: string): Promise<void> {
  const automatic = (await readdir(folder)).filter(
    (name) => name.startsWith(prefix) && name.endsWith(backupEnding),
  );
  for (const name of automatic.toSorted().slice(0, -kept)) await rm(join(folder, name));
}
