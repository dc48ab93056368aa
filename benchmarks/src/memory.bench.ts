import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import autocannon from 'autocannon';
import { nodeOptions, startProgram, withDataFolder, withProgram } from './program/program-process.ts';
import { repositoryFolder } from './program/repository-folder.ts';
import type { Report, ReportRow } from './measuring/report.ts';
import { readResidentMegabytes } from './measuring/resident-memory.ts';

export const name = 'memory of the server';

/** The process that draws pictures counts too. */
const processesOf = async (pid: number): Promise<number[]> => {
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8');
  const pids = children.split(' ').filter((child) => child !== '');
  const names = await Promise.all(pids.map((child) => readFile(`/proc/${child}/comm`, 'utf8')));
  return [pid, ...pids.filter((_, index) => !names[index]?.startsWith('postgres')).map(Number)];
};

const readMemory = async (pid: number): Promise<number> => {
  const sizes = await Promise.all((await processesOf(pid)).map(readResidentMegabytes));
  return sizes.reduce((sum, size) => sum + size, 0);
};

const row = (what: string, megabytes: number, max: number): ReportRow => ({
  what,
  ours: `${megabytes.toFixed(0)} MB`,
  peer: '',
  ratio: undefined,
  goal: `under ${max} MB`,
  met: megabytes < max,
});

const paths = ['/', '/?format=json', '/no-such-page', '/config', '/healthz'];

const startScript = [process.execPath, ...nodeOptions, join(repositoryFolder, 'scripts/start.mjs')] as const;

/** As a first `npm start` does it: nothing is built yet, and the bundler must not leave its memory behind. */
const measureFirstStart = (): Promise<number> =>
  withDataFolder(async (folder) => {
    for (const name of ['server', 'editor', 'storefront'])
      await rm(join(repositoryFolder, 'packages', name, 'dist/.build-stamp'), { force: true });
    const program = await startProgram(folder, startScript);
    try {
      await sleep(60_000);
      return await readMemory(program.pid);
    } finally {
      await program.stop();
    }
  });

const measureLoad = (): Promise<{ readonly idle: number; readonly loaded: number }> =>
  withProgram(async ({ origin, pid }) => {
    await sleep(3000);
    const idle = await readMemory(pid);
    for (const path of paths) await autocannon({ url: origin + path, connections: 50, duration: 4 });
    return { idle, loaded: await readMemory(pid) };
  });

export const run = async (): Promise<Report> => {
  const first = await measureFirstStart();
  const { idle, loaded } = await measureLoad();
  return {
    rows: [
      row('60 s after a first start that builds', first, 200),
      row('idle, 3 s after the start', idle, 150),
      row('right after load', loaded, 200),
    ],
    notes: [
      `load: 50 connections for 4 s each on ${paths.join(' ')}`,
      'PostgreSQL’s own processes not counted',
    ],
  };
};
