import type { SpawnOptions } from 'node:child_process';
import { lchownSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { userInfo } from 'node:os';
import { dirname, join } from 'node:path';

/** As whom the PostgreSQL programs run. They refuse root, and initdb refuses a user without a name. */
export interface RunAs {
  kind: 'this-user' | 'other-user' | 'user-namespace';
  /** Put before the program's own command. */
  wrapper: string[];
  spawn: Pick<SpawnOptions, 'uid' | 'gid'>;
  /** Who must own the folders that the server writes. */
  owner: { uid: number; gid: number };
}

const namespaceCommand = ['unshare', '--user', '--map-user=65534', '--map-group=65534', '--'];

export function isRoot(): boolean {
  return process.getuid?.() === 0;
}

/** Gives a folder and all in it to the user who runs the server; the folder itself last, as it marks the end. */
export function giveTo(folder: string, { uid, gid }: RunAs['owner']): void {
  if (!isRoot() || statSync(folder).uid === uid) return;
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) giveTo(path, { uid, gid });
    else lchownSync(path, uid, gid);
  }
  lchownSync(folder, uid, gid);
}

/** Whether a user who is neither root nor in a group of ours gets to this folder: the server changes into it. */
export function isReachableBy(uid: number, folder: string): boolean {
  for (let path = folder; ; path = dirname(path)) {
    const { uid: owner, mode } = statSync(path);
    const needed = owner === uid ? 0o100 : 0o001;
    if ((mode & needed) === 0) return false;
    if (path === dirname(path)) return true;
  }
}

/** The ways that may work for this cluster folder, best first. */
export function possibleWays(cluster: string): RunAs[] {
  if (isRoot()) return waysOfRoot(cluster);
  const namespace = userNamespace();
  return hasName() ? [thisUser()] : [namespace, thisUser()];
}

function waysOfRoot(cluster: string): RunAs[] {
  const owner = statSync(cluster, { throwIfNoEntry: false });
  const other = owner && owner.uid !== 0 ? { uid: owner.uid, gid: owner.gid } : unprivilegedUser();
  const otherWays = other && isReachableBy(other.uid, dirname(cluster)) ? [otherUser(other)] : [];
  return owner?.uid === 0 ? [userNamespace(), ...otherWays] : [...otherWays, userNamespace()];
}

function thisUser(): RunAs {
  return { kind: 'this-user', wrapper: [], spawn: {}, owner: currentIds() };
}

function otherUser(owner: RunAs['owner']): RunAs {
  return { kind: 'other-user', wrapper: [], spawn: owner, owner };
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
