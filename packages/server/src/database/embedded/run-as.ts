import type { SpawnOptions } from 'node:child_process';
import { createHash } from 'node:crypto';
import { lchownSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { userInfo } from 'node:os';
import { dirname, join } from 'node:path';

/** The user that the PostgreSQL binaries run as. They refuse root, and initdb refuses a user without a name. */
export interface RunAs {
  kind: 'this-user' | 'other-user' | 'user-namespace';
  /** Prepended to the command. */
  wrapper: string[];
  spawn: Pick<SpawnOptions, 'uid' | 'gid'>;
  /** The owner of the folders that the server writes. */
  owner: { uid: number; gid: number };
  /** The group of a server that runs as another user; it may traverse the data folder. */
  group?: number;
}

const namespaceCommand = ['unshare', '--user', '--map-user=65534', '--map-group=65534', '--'];

export function isRoot(): boolean {
  return process.getuid?.() === 0;
}

/** Changes the owner of a folder recursively; the folder itself last, which marks completion. */
export function giveTo(folder: string, { uid, gid }: RunAs['owner']): void {
  const now = statSync(folder);
  if (!isRoot() || (now.uid === uid && now.gid === gid)) return;
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) giveTo(path, { uid, gid });
    else lchownSync(path, uid, gid);
  }
  lchownSync(folder, uid, gid);
}

/** Whether the user can traverse to this folder: the server changes into it. */
export function isReachableBy({ uid, gid }: RunAs['owner'], folder: string): boolean {
  for (let path = folder; ; path = dirname(path)) {
    const { uid: owner, gid: group, mode } = statSync(path);
    if ((mode & passBit(owner === uid, group === gid)) === 0) return false;
    if (path === dirname(path)) return true;
  }
}

function passBit(isOwner: boolean, isInGroup: boolean): number {
  if (isOwner) return 0o100;
  return isInGroup ? 0o010 : 0o001;
}

/** The options that may work for this cluster folder, best first. */
export function possibleWays(cluster: string, { isRunning }: { isRunning: boolean }): RunAs[] {
  if (isRoot()) return waysOfRoot(cluster, isRunning);
  const namespace = userNamespace();
  return hasName() ? [thisUser()] : [namespace, thisUser()];
}

function waysOfRoot(cluster: string, isRunning: boolean): RunAs[] {
  const owner = statSync(cluster, { throwIfNoEntry: false });
  const nobody = unprivilegedUser();
  const other = owner && owner.uid !== 0 ? { uid: owner.uid, gid: owner.gid } : nobody;
  // The data folder itself is opened to the server's group; what is above it is not ours to open.
  if (!other || !isReachableBy(other, dirname(dirname(cluster)))) return [userNamespace()];
  const isShared = other.gid === nobody?.gid || other.gid === 0;
  // A server that still runs is in the group that it was started with.
  const privately = otherUser(isShared && !isRunning ? { ...other, gid: freeGroup(cluster) } : other);
  const ways = owner?.uid === 0 ? [userNamespace(), privately] : [privately, userNamespace()];
  return [...ways, otherUser(other)];
}

// `nobody` is shared by many services: a group of its own keeps the database's files and socket from all of them.
const firstGroup = 50_000;
const groups = 10_000;

/** Below 65,536, because containers often know no higher ones; the same for a folder each time. */
function freeGroup(cluster: string): number {
  const taken = new Set([...idsIn('/etc/group', 2), ...idsIn('/etc/passwd', 3)]);
  const start = createHash('sha256').update(cluster).digest().readUInt32BE(0) % groups;
  for (let step = 0; step < groups; step += 1) {
    const group = firstGroup + ((start + step) % groups);
    if (!taken.has(group)) return group;
  }
  return firstGroup;
}

function idsIn(file: string, field: number): number[] {
  try {
    return readFileSync(file, 'utf8')
      .split('\n')
      .map((line) => Number(line.split(':')[field]));
  } catch {
    return [];
  }
}

function thisUser(): RunAs {
  return { kind: 'this-user', wrapper: [], spawn: {}, owner: currentIds() };
}

function otherUser(owner: RunAs['owner']): RunAs {
  return { kind: 'other-user', wrapper: [], spawn: owner, owner, group: owner.gid };
}

function userNamespace(): RunAs {
  return { kind: 'user-namespace', wrapper: namespaceCommand, spawn: {}, owner: currentIds() };
}

function currentIds(): RunAs['owner'] {
  return { uid: process.getuid?.() ?? 0, gid: process.getgid?.() ?? 0 };
}

function hasName(): boolean {
  try {
    return userInfo().username !== '';
  } catch {
    return false;
  }
}

function unprivilegedUser(): RunAs['owner'] | undefined {
  try {
    const line = readFileSync('/etc/passwd', 'utf8').match(/^nobody:[^:]*:(\d+):(\d+):/m);
    return line ? { uid: Number(line[1]), gid: Number(line[2]) } : undefined;
  } catch {
    return undefined;
  }
}
