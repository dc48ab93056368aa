import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { withSetUpLock } from './set-up-lock.mjs';

/** @type {string} */
let folder;
/** @type {string} */
let lock;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sitewright-lock-'));
  lock = join(folder, 'set-up.lock');
});

afterEach(() => rmSync(folder, { recursive: true }));

const livingProcess = String(process.ppid);

describe('the lock on setting up', () => {
  it('is held during the work and let go after it, even when the work fails', async () => {
    let wasHeld = false;
    const work = async () => {
      wasHeld = existsSync(lock);
      throw new Error('the build failed');
    };
    await expect(withSetUpLock(lock, work)).rejects.toThrow('the build failed');
    expect(wasHeld).toBe(true);
    expect(existsSync(lock)).toBe(false);
  });

  it('makes a second process wait for the first', async () => {
    writeFileSync(lock, livingProcess);
    const told = vi.spyOn(console, 'error').mockReturnValue();
    onTestFinished(() => told.mockRestore());
    let hasBegun = false;
    const waiting = withSetUpLock(lock, async () => void (hasBegun = true));
    await vi.waitFor(() => expect(told).toHaveBeenCalledWith(expect.stringContaining('waiting for it')));
    expect(hasBegun).toBe(false);
    rmSync(lock);
    await waiting;
    expect(hasBegun).toBe(true);
  });

  it('is taken over at once from a process that died', async () => {
    const { pid } = spawnSync(process.execPath, ['-e', '']);
    writeFileSync(lock, String(pid));
    const began = performance.now();
    await withSetUpLock(lock, async () => {});
    expect(performance.now() - began).toBeLessThan(5_000);
  });

  it('is taken over when its number now belongs to a process that does not touch it', async () => {
    writeFileSync(lock, livingProcess);
    const longAgo = new Date(Date.now() - 60_000);
    utimesSync(lock, longAgo, longAgo);
    let hasBegun = false;
    await withSetUpLock(lock, async () => void (hasBegun = true));
    expect(hasBegun).toBe(true);
  });
});
