import { mkdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const beatMilliseconds = 2_000;
const silentMilliseconds = 30_000;

/** @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/**
 * A dead holder gives way at once. A holder whose number now belongs to another process (usual in containers)
 * gives way when its lock has not been touched for a while.
 *
 * @param {string} path
 */
function isHeld(path) {
  try {
    const pid = Number(readFileSync(path, 'utf8'));
    const silence = Date.now() - statSync(path).mtimeMs;
    return silence < silentMilliseconds && pid !== process.pid && isAlive(pid);
  } catch {
    return false;
  }
}

/** @param {string} path */
function tryTake(path) {
  try {
    writeFileSync(path, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

/**
 * Lets one process at a time install and build: two at once in the same folder would delete each other's files.
 *
 * @param {string} path
 * @param {() => Promise<void>} work
 */
export async function withSetUpLock(path, work) {
  mkdirSync(dirname(path), { recursive: true });
  let hasSaidWaiting = false;
  while (!tryTake(path)) {
    if (!isHeld(path)) rmSync(path, { force: true });
    else {
      if (!hasSaidWaiting) console.error('Another process is installing or building here; waiting for it …');
      hasSaidWaiting = true;
      await sleep(200);
    }
  }
  const beat = setInterval(() => utimesSync(path, new Date(), new Date()), beatMilliseconds).unref();
  const release = () => rmSync(path, { force: true });
  process.once('exit', release);
  try {
    await work();
  } finally {
    clearInterval(beat);
    process.off('exit', release);
    release();
  }
}
