import { linkSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { DatabaseStartError } from '../faults/database-start-error.ts';
import { folderRefusal } from './data-folder.ts';
import { errorCode } from '../faults/error-chain.ts';
import { processPlace, processStart } from './process-identity.ts';

/** The process that has locked a data folder. */
export interface LockHolder {
  pid: number;
  since: string;
  /** Machine and process namespace of `pid`. */
  place: string;
  /** Distinguishes the holder from a later process with the same pid. */
  start: string;
}

export interface FolderLock {
  release(): void;
}

const heartbeatMs = 3_000;
const usualSilenceMs = 12_000;

/**
 * Locks the folder for this process, or returns the live process that has the lock. A holder in another container counts
 * as dead once its heartbeat has stopped.
 */
export async function lockFolder(file: string, silenceMs = usualSilenceMs): Promise<FolderLock | LockHolder> {
  for (;;) {
    if (claim(file)) return keepHold(file);
    const holder = readHolder(file);
    if (holder && (await isHolding(file, holder, silenceMs))) return holder;
    discardStale(file, holder);
  }
}

/** The live process that has locked the folder, if any. */
export async function findHolder(file: string): Promise<LockHolder | undefined> {
  const holder = readHolder(file);
  return holder && (await isHolding(file, holder, usualSilenceMs)) ? holder : undefined;
}

export function isFolderLock(outcome: FolderLock | LockHolder): outcome is FolderLock {
  return 'release' in outcome;
}

export function folderLockedRefusal(folder: string, { pid, since, place }: LockHolder): DatabaseStartError {
  const where = place === processPlace() ? '' : ` on ${place.split(' ')[0]}`;
  return new DatabaseStartError(
    'data-folder-held',
    `The data folder ${folder} is in use: process ${pid}${where} has held it since ${since}. ` +
      'Stop that one first, or set SITEWRIGHT_DATA to another folder.',
  );
}

// Linking is atomic and fails where the name exists: no reader sees a partial record.
function claim(file: string): boolean {
  const own = `${file}.${process.pid}`;
  try {
    writeFileSync(own, JSON.stringify(ownRecord()), { mode: 0o600 });
    linkSync(own, file);
    return true;
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false;
    throw folderRefusal(file, error);
  } finally {
    rmSync(own, { force: true });
  }
}

function ownRecord(): LockHolder {
  return {
    pid: process.pid,
    since: new Date().toISOString(),
    place: processPlace(),
    start: processStart(process.pid) ?? 'unknown',
  };
}

// A pid of another container cannot be checked, so the holder touches the file as a heartbeat.
function keepHold(file: string): FolderLock {
  const beat = setInterval(() => {
    try {
      utimesSync(file, new Date(), new Date());
    } catch {
      clearInterval(beat);
    }
  }, heartbeatMs).unref();
  return {
    release() {
      clearInterval(beat);
      rmSync(file, { force: true });
    },
  };
}

async function isHolding(file: string, holder: LockHolder, silenceMs: number): Promise<boolean> {
  if (holder.place === processPlace()) return processStart(holder.pid) === holder.start;
  return isTouched(file, silenceMs);
}

async function isTouched(file: string, silenceMs: number): Promise<boolean> {
  const before = touchedAt(file);
  const deadline = Date.now() + silenceMs;
  while (Date.now() < deadline) {
    await pause(100);
    if (touchedAt(file) !== before) return true;
  }
  return false;
}

function touchedAt(file: string): number | undefined {
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs;
}

// Another start may have claimed the folder since the stale record was read: the file that was moved aside is compared
// and put back where it is not the stale one.
function discardStale(file: string, stale: LockHolder | undefined): void {
  const aside = `${file}.stale.${process.pid}`;
  try {
    renameSync(file, aside);
    if (readHolder(aside)?.since !== stale?.since) linkSync(aside, file);
  } catch (error) {
    const code = errorCode(error);
    if (code !== 'ENOENT' && code !== 'EEXIST') throw folderRefusal(file, error);
  } finally {
    rmSync(aside, { force: true });
  }
}

function readHolder(file: string): LockHolder | undefined {
  try {
    const record: unknown = JSON.parse(readFileSync(file, 'utf8'));
    return isHolder(record) ? record : undefined;
  } catch {
    return undefined;
  }
}

function isHolder(record: unknown): record is LockHolder {
  return (
    typeof record === 'object' &&
    record !== null &&
    'pid' in record &&
    typeof record.pid === 'number' &&
    ['since', 'place', 'start'].every((key) => typeof Reflect.get(record, key) === 'string')
  );
}
