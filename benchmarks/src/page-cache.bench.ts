import { setTimeout as sleep } from 'node:timers/promises';
import autocannon from 'autocannon';
import { startBareServer } from './floors/bare-server.ts';
import { readRawPage, type Headers } from './floors/raw-page.ts';
import { readCpuSeconds } from './measuring/cpu-time.ts';
import { withProgram, type ProgramProcess } from './program/program-process.ts';
import type { Report, ReportRow } from './measuring/report.ts';
import { printRate, runInTurn, type Comparison } from './measuring/rounds.ts';

export const name = 'cached page';

const connections = 50;
const seconds = 2;
const rounds = 6;
/** Shares of what bare node:http sends. */
const leastOfFloor = { perSecond: 0.85, perCpuSecond: 0.9 } as const;
const encoding = { 'accept-encoding': 'br' } as const;

interface Target {
  readonly origin: string;
  readonly pid: number;
}

interface Load {
  readonly perSecond: number;
  /** Per second of the server's processor time, which hardly depends on what else the machine does. */
  readonly perCpuSecond: number;
}

interface Visit {
  readonly what: string;
  readonly path: string;
  readonly headers: Headers;
}

const load = async ({ origin, pid }: Target, { path, headers }: Visit): Promise<Load> => {
  const url = origin + path;
  const before = await readCpuSeconds(pid);
  const { requests, errors, non2xx } = await autocannon({ url, connections, duration: seconds, headers });
  const spent = (await readCpuSeconds(pid)) - before;
  if (errors + non2xx > 0) throw new Error(`${url} failed ${errors + non2xx} times under load.`);
  return { perSecond: requests.average, perCpuSecond: requests.total / spent };
};

/** Compressed once more in the background, a page changes its size shortly after the first visit. */
const settle = async (urls: readonly string[]): Promise<void> => {
  for (const url of urls) for (let time = 0; time < 2; time += 1) await fetch(url, { headers: encoding });
  await sleep(2000);
};

const row = (what: string, { rates, ratio }: Comparison<'ours' | 'bare'>, least: number): ReportRow => ({
  what,
  ours: printRate(rates.ours),
  peer: `${printRate(rates.bare)} bare node:http`,
  ratio: ratio('ours', 'bare'),
  goal: `at least ${least}`,
  met: ratio('ours', 'bare') >= least,
});

const compare = async (program: ProgramProcess, visit: Visit): Promise<ReportRow[]> => {
  const { what, path, headers } = visit;
  const page = await readRawPage(program.origin + path, headers);
  const bare = await startBareServer('page', page);
  try {
    const compareBy = await runInTurn(
      { ours: () => load(program, visit), bare: () => load(bare, visit) },
      rounds,
    );
    return [
      row(
        `${what}, ${page.body.length} bytes`,
        compareBy(({ perSecond }) => perSecond),
        leastOfFloor.perSecond,
      ),
      row(
        `${what}, per second of CPU`,
        compareBy(({ perCpuSecond }) => perCpuSecond),
        leastOfFloor.perCpuSecond,
      ),
    ];
  } finally {
    await bare.stop();
  }
};

const HOME = '/';
const PRODUCT_LIST = '/shop';

export const run = (): Promise<Report> =>
  withProgram(async (program) => {
    await settle([HOME, PRODUCT_LIST].map((path) => program.origin + path));
    const { headers } = await readRawPage(program.origin + HOME, encoding);
    // A browser without the cookie is given one: the two kinds of visit cost differently.
    const cookie = /crumb=[^;]+/.exec(headers['set-cookie'] ?? '')?.[0] ?? '';
    const known = { ...encoding, cookie };
    const rows = [
      ...(await compare(program, { what: 'first visit', path: HOME, headers: encoding })),
      ...(await compare(program, { what: 'later visit', path: HOME, headers: known })),
      ...(await compare(program, { what: 'product list', path: PRODUCT_LIST, headers: known })),
    ];
    return { rows, notes: [`${connections} connections, ${rounds} rounds of ${seconds} s in turn, median`] };
  });
