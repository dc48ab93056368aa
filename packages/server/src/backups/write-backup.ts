import { stat } from 'node:fs/promises';
import type { ClientBase, Pool } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { readApplied, withCopyClient } from '../database/index.ts';
import { plainTextForms, readPartitions, readSequences, readTables } from './backup-catalogue.ts';
import { writeBackupFile } from './backup-file.ts';
import { dataFrames, jsonFrame, type Frame } from './backup-frames.ts';
import {
  formatName,
  formatVersion,
  type BackupCluster,
  type BackupHeader,
  type BackupTable,
} from './backup-header.ts';
import { BackupProgress, countLines, type OnProgress } from './backup-progress.ts';
import { copyOutStatement } from './table-statements.ts';

/** A file of the file store. */
export interface BackupFile {
  key: string;
  size: number;
  stream: AsyncIterable<Uint8Array>;
}

export interface WriteBackupOptions {
  pool: Pool;
  /** The path of the backup; created once it is complete. */
  to: string;
  files?: AsyncIterable<BackupFile>;
  onProgress?: OnProgress;
}

export interface BackupSummary {
  tables: number;
  rows: number;
  files: number;
  bytes: number;
}

/** Writes a consistent snapshot of the database, and the files, to one file while the program runs. */
export function writeBackup(options: WriteBackupOptions): Promise<BackupSummary> {
  const progress = new BackupProgress(options.onProgress);
  return withCopyClient(options.pool, async (client) => {
    const cluster = await readSystemIdentifier(client);
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    await client.query(plainTextForms);
    const header = await readHeader(client, cluster);
    await writeBackupFile(options.to, backupFrames(client, header, { files: options.files, progress }));
    await client.query('COMMIT');
    const { size } = await stat(options.to);
    return { tables: header.tables.length, rows: progress.rows, files: progress.files, bytes: size };
  });
}

async function readHeader(client: ClientBase, systemIdentifier: string | undefined): Promise<BackupHeader> {
  const header: BackupHeader = {
    format: formatName,
    version: formatVersion,
    createdAt: new Date().toISOString(),
    migrations: await readApplied(client),
    tables: await readTables(client),
    partitions: await readPartitions(client),
    sequences: await readSequences(client),
  };
  return systemIdentifier ? { ...header, cluster: await readCluster(client, systemIdentifier) } : header;
}

// Not every compatible engine has a system identifier; queried outside the transaction, because it may fail.
async function readSystemIdentifier(client: ClientBase): Promise<string | undefined> {
  try {
    const { rows } = await client.query<{ id: string }>(
      'SELECT system_identifier::text AS id FROM pg_control_system()',
    );
    return rows[0]?.id;
  } catch {
    return undefined;
  }
}

async function readCluster(client: ClientBase, systemIdentifier: string): Promise<BackupCluster> {
  const { rows } = await client.query<{ next: string }>(
    'SELECT pg_snapshot_xmax(pg_current_snapshot())::text AS next',
  );
  return { systemIdentifier, nextTransaction: rows[0]?.next ?? '' };
}

interface FrameSources {
  files: AsyncIterable<BackupFile> | undefined;
  progress: BackupProgress;
}

async function* backupFrames(
  client: ClientBase,
  header: BackupHeader,
  { files, progress }: FrameSources,
): AsyncGenerator<Frame> {
  yield jsonFrame('H', header);
  progress.begin(header);
  for (const table of header.tables) {
    yield jsonFrame('T', { name: table.name, columns: table.columns });
    for await (const frame of dataFrames('R', copyOut(client, table))) {
      progress.addRows(table.name, countLines(frame.payload));
      yield frame;
    }
  }
  for await (const file of files ?? []) {
    yield* fileFrames(file);
    progress.addFile(file.key);
  }
}

function copyOut(client: ClientBase, table: BackupTable): AsyncIterable<Uint8Array> {
  return client.query(copyTo(copyOutStatement(table)));
}

async function* fileFrames({ key, size, stream }: BackupFile): AsyncGenerator<Frame> {
  yield jsonFrame('F', { key, size });
  let written = 0;
  for await (const frame of dataFrames('B', stream)) {
    written += frame.payload.length;
    yield frame;
  }
  if (written !== size)
    throw new Error(`the file ${key} has ${written} bytes, not the ${size} it was said to have`);
}
