import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseStartError } from '../faults/database-start-error.ts';
import { errorCode } from '../faults/error-chain.ts';

export interface Migration {
  name: string;
  /** Detects files that were changed after they ran. */
  checksum: string;
  statements: string[];
}

const breakpoint = '--> statement-breakpoint';

/** The migrations that drizzle-kit wrote, in the order of its journal. */
export async function readMigrations(folder: string): Promise<Migration[]> {
  if ((await filesIn(folder)).length === 0) return [];
  const journal: unknown = JSON.parse(await readFile(join(folder, 'meta', '_journal.json'), 'utf8'));
  return Promise.all(namesIn(journal).map((name) => readMigration(folder, name)));
}

async function filesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') throw error;
    throw new DatabaseStartError(
      'migrations-missing',
      `The folder with the database migrations is missing: ${folder}. Install Sitewright again.`,
      { cause: error },
    );
  }
}

function namesIn(journal: unknown): string[] {
  const { entries } = Object(journal);
  if (!Array.isArray(entries)) throw new Error('the migration journal has no entries');
  return entries.map((entry: unknown) => String(Object(entry).tag));
}

async function readMigration(folder: string, name: string): Promise<Migration> {
  // Line endings do not count: a checkout may convert them.
  const text = (await readFile(join(folder, `${name}.sql`), 'utf8')).replaceAll('\r\n', '\n');
  return {
    name,
    checksum: createHash('sha256').update(text).digest('hex'),
    statements: text
      .split(breakpoint)
      .map((statement) => statement.trim())
      .filter((statement) => statement !== ''),
  };
}
