import { mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findHolder, folderLockedRefusal, lockFolder, isFolderLock, type LockHolder } from './folder-lock.ts';
import { processPlace, processStart } from './process-identity.ts';

let folder = '';
let file = '';

const here: LockHolder = {
  pid: process.pid,
  since: '2026-01-01T00:00:00.000Z',
  place: processPlace(),
  start: String(processStart(process.pid)),
};

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sitewright-holder-'));
  file = join(folder, 'holder.json');
});
afterEach(() => rmSync(folder, { recursive: true }));

function leaveRecord(record: Partial<LockHolder>): void {
  writeFileSync(file, JSON.stringify({ ...here, ...record }));
}

it('names a holder in another container by its host', () => {
  const sentence = folderLockedRefusal('/data', { ...here, place: 'other-host pid:[1]', pid: 1 }).message;
  expect(sentence).toContain('process 1 on other-host has held it since 2026-01-01T00:00:00.000Z');
});

describe('a data folder', () => {
  it('is held by one process until it lets go', async () => {
    const hold = await lockFolder(file);
    expect(isFolderLock(hold)).toBe(true);
    expect(await lockFolder(file)).toMatchObject({ pid: process.pid });
    expect(await findHolder(file)).toMatchObject({ pid: process.pid });
    if (isFolderLock(hold)) hold.release();
    expect(readdirSync(folder)).toEqual([]);
    expect(await findHolder(file)).toBeUndefined();
  });

  it('is given to exactly one of many that ask at once over a record left by a killed one', async () => {
    leaveRecord({ pid: 4_000_000 });
    const outcomes = await Promise.all(Array.from({ length: 8 }, () => lockFolder(file)));
    expect(outcomes.filter(isFolderLock)).toHaveLength(1);
    for (const hold of outcomes.filter(isFolderLock)) hold.release();
  });

  it.each<[string, Partial<LockHolder> | 'half']>([
    ['a process that is gone', { pid: 4_000_000 }],
    ['a number that now belongs to another process', { start: '1' }],
    ['a write that was cut off', 'half'],
  ])('is free when its record was left by %s', async (_, record) => {
    if (record === 'half') writeFileSync(file, '{"pid": 12');
    else leaveRecord(record);
    const hold = await lockFolder(file);
    expect(isFolderLock(hold)).toBe(true);
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ pid: process.pid });
    if (isFolderLock(hold)) hold.release();
  });

  it('stays with a holder in another container as long as that one gives signs of life', async () => {
    leaveRecord({ place: 'other-host pid:[1]', pid: 1 });
    const alive = setInterval(() => utimesSync(file, new Date(), new Date()), 100);
    const outcome = await lockFolder(file);
    clearInterval(alive);
    expect(outcome).toMatchObject({ place: 'other-host pid:[1]' });
  });

  it('is taken from a holder in another container that gave no sign of life', async () => {
    leaveRecord({ place: 'other-host pid:[1]', pid: 1 });
    const hold = await lockFolder(file, 300);
    expect(isFolderLock(hold)).toBe(true);
    if (isFolderLock(hold)) hold.release();
  });
});
