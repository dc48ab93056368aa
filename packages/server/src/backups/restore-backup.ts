import type { Pool, ClientBase } from 'pg';
import {
  applyMigrations,
  createMigrationRecord,
  lockMigrations,
  readMigrations,
  type Migration,
  withCopyClient,
} from '../database/index.ts';
import { plainTextForms } from './backup-catalogue.ts';
import { readBackupFile } from './backup-file.ts';
import { damaged, parseJson } from './backup-frames.ts';
import { parseHeader, type BackupHeader } from './backup-header.ts';
import { BackupProgress, countLines, type OnProgress } from './backup-progress.ts';
import { BackupRefusal } from './backup-refusal.ts';
import { emptySchema, isSchemaEmpty } from './empty-schema.ts';
import { FrameCursor } from './frame-cursor.ts';
import { loadTables } from './load-tables.ts';
import { pauseOutsideEffects } from './pause-outside-effects.ts';
import type { BackupFile } from './write-backup.ts';

export interface RestoreBackupOptions {
  pool: Pool;
  from: string;
  migrationsFolder: string;
  /** What to do with a database that is not empty. */
  whenNotEmpty?: 'refuse' | 'replace';
  /** Stores a file of the backup; must read its stream to the end. Without it files are skipped. */
  putFile?: (file: BackupFile) => Promise<void>;
  onProgress?: OnProgress;
  /** Another installation may have charged and sent since the backup: what acts on the outside waits for an administrator. */
  pausesOutsideEffects?: boolean;
}

export interface RestoreSummary {
  createdAt: string;
  rows: number;
  files: number;
}

/** Restores the database of the backup and migrates it to the schema of this program, in one transaction. */
export async function restoreBackup(options: RestoreBackupOptions): Promise<RestoreSummary> {
  const progress = new BackupProgress(options.onProgress);
  const header = await checkBackup(options.from, progress);
  const migrations = splitMigrations(await readMigrations(options.migrationsFolder), header);
  progress.begin(header);
  const cursor = new FrameCursor(readBackupFile(options.from));
  try {
    await cursor.take('H');
    await inOneTransaction(options.pool, async (client) => {
      await prepareSchema(client, options);
      await applyMigrations(client, migrations.ofBackup);
      await loadTables(client, header, { cursor, progress });
      await applyMigrations(client, migrations.newer);
      if (options.pausesOutsideEffects) await pauseOutsideEffects(client, header);
      await restoreFiles(cursor, progress, options.putFile);
    });
    return { createdAt: header.createdAt, rows: progress.rows, files: progress.files };
  } finally {
    await cursor.close();
  }
}

// The whole file is verified before anything is changed: restored files cannot be rolled back.
async function checkBackup(from: string, progress: BackupProgress): Promise<BackupHeader> {
  const cursor = new FrameCursor(readBackupFile(from));
  const header = parseHeader(await cursor.take('H'));
  progress.begin(header);
  for (let table = await cursor.take('T'); table; table = await cursor.take('T')) {
    const name = String(parseJson(table)['name']);
    for await (const rows of cursor.payloads('R')) progress.addRows(name, countLines(rows), 'checking');
  }
  while (await cursor.take('F')) for await (const _ of cursor.payloads('B'));
  if (!(await cursor.isAtEnd())) throw damaged('its sections are out of order');
  return header;
}

function splitMigrations(known: Migration[], { migrations }: BackupHeader) {
  const checksums = new Map(migrations.map(({ name, checksum }) => [name, checksum]));
  const ofBackup = known.filter(({ name }) => checksums.has(name));
  if (ofBackup.length < migrations.length) {
    throw new BackupRefusal(
      'backup-of-newer-program',
      'The backup was made by a newer version of Sitewright. Restore it with that version.',
    );
  }
  const changed = ofBackup.find(({ name, checksum }) => checksums.get(name) !== checksum);
  if (changed) {
    throw new BackupRefusal(
      'backup-of-other-line',
      `The backup was made by a changed version of Sitewright (migration ${changed.name}). Restore it with that version.`,
    );
  }
  return { ofBackup, newer: known.filter(({ name }) => !checksums.has(name)) };
}

async function prepareSchema(client: ClientBase, { whenNotEmpty }: RestoreBackupOptions): Promise<void> {
  await client.query(plainTextForms);
  await lockMigrations(client);
  if (whenNotEmpty !== 'replace' && !(await isSchemaEmpty(client))) {
    throw new BackupRefusal(
      'database-not-empty',
      'The database already holds something. Restore into an empty one, or say that it is to be replaced.',
    );
  }
  await emptySchema(client);
}

async function restoreFiles(
  cursor: FrameCursor,
  progress: BackupProgress,
  putFile: RestoreBackupOptions['putFile'],
): Promise<void> {
  for (let frame = await cursor.take('F'); frame; frame = await cursor.take('F')) {
    const { key, size } = parseJson(frame);
    const stream = cursor.payloads('B');
    if (putFile) {
      await putFile({ key: String(key), size: Number(size), stream });
      progress.addFile(String(key));
    }
    for await (const _ of cursor.payloads('B'));
  }
}

/** Closing the connection also rolls back, which is all that can be done in the middle of a copy. */
async function inOneTransaction(pool: Pool, work: (client: ClientBase) => Promise<void>): Promise<void> {
  await createMigrationRecord(pool);
  await withCopyClient(pool, async (client) => {
    await client.query('BEGIN');
    await work(client);
    await client.query('COMMIT');
    await client.query('ANALYZE');
  });
}
