import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PoolConfig } from 'pg';
import type { DataFolder } from '../folder/data-folder.ts';
import { withClient } from '../pool.ts';

/** There is no TCP listener; connections over the socket need the password. */
const withPassword = 'local all all scram-sha-256\n';
/** Until the role has its password. Other users cannot reach the socket even then. */
const withoutPassword = 'local all all trust\n';

/** How the program signs in to the server of a cluster. */
export interface ClusterAccess {
  readonly password: string;
  /** Whether the password has yet to be set: the cluster is new, or from a version without one. */
  readonly isToBeSet: boolean;
}

function rulesOf(cluster: string): string {
  return join(cluster, 'pg_hba.conf');
}

/** The password of a running server that this user may use; undefined when the folder has none. */
export function readPassword(folder: DataFolder): string | undefined {
  const text = existsSync(folder.password) ? readFileSync(folder.password, 'utf8').trim() : '';
  return text === '' ? undefined : text;
}

/** Whole or not at all: half a password would shut the program out of its own database. */
function writePassword(folder: DataFolder, password: string): void {
  const unfinished = `${folder.password}.unfinished`;
  rmSync(unfinished, { force: true });
  writeFileSync(unfinished, `${password}\n`, { mode: 0o600, flag: 'wx', flush: true });
  renameSync(unfinished, folder.password);
}

/** To be called before the server starts. */
export function prepareAccess(folder: DataFolder, cluster: string): ClusterAccess {
  const known = readPassword(folder);
  const password = known ?? randomBytes(32).toString('base64url');
  if (known === undefined) writePassword(folder, password);
  const isToBeSet = known === undefined || readFileSync(rulesOf(cluster), 'utf8') !== withPassword;
  if (isToBeSet) writeFileSync(rulesOf(cluster), withoutPassword);
  return { password, isToBeSet };
}

// The statement itself takes no parameters.
const setPassword = `DO $$ BEGIN
  EXECUTE format('ALTER ROLE %I PASSWORD %L', current_user, current_setting('sitewright.password'));
END $$`;

/** Sets the password of the role and makes the server require it. */
export async function requirePassword(
  connection: PoolConfig,
  cluster: string,
  { password }: ClusterAccess,
): Promise<void> {
  await withClient(connection, async (client) => {
    await client.query(`SELECT set_config('sitewright.password', $1, false)`, [password]);
    await client.query(setPassword);
    writeFileSync(rulesOf(cluster), withPassword);
    await client.query('SELECT pg_reload_conf()');
  });
}
