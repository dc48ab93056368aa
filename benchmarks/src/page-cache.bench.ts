import autocannon from 'autocannon';
import { startBareServer } from './bare-server.ts';
import { withProgram } from './program-process.ts';
import type { Report, ReportRow } from './report.ts';
import { printRate, runInTurn } from './rounds.ts';

export const name = 'cached page';

const connections = 50;
const seconds = 2;
const rounds = 6;
const goal = 0.85;
const encoding = { 'accept-encoding': 'br' } as const;

type Headers = Readonly<Record<string, string>>;

const load = async (url: string, headers: Headers): Promise<number> => {
  const { requests, errors, non2xx } = await autocannon({ url, connections, duration: seconds, headers });
  if (errors + non2xx > 0) throw new Error(`${url} failed ${errors + non2xx} times under load.`);
  return requests.average;
};

/** Compressed once more in the background, a page changes its size shortly after the first visit. */
const settle = async (url: string): Promise<void> => {
  for (let visit = 0; visit < 20; visit += 1) {
    await (await fetch(url, { headers: encoding })).arrayBuffer();
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
};

/** The page as it goes over the wire: `fetch` would undo the compression. */
const readRaw = async (url: string, headers: Headers): Promise<{ headers: Headers; body: Buffer }> => {
  const { get } = await import('node:http');
  return new Promise((resolve, reject) => {
    get(url, { headers }, async (response) => {
      const parts: Buffer[] = [];
      for await (const part of response) parts.push(part);
      const kept = Object.entries(response.headers)
        .filter(([name]) => !['date', 'connection', 'keep-alive'].includes(name))
        .map(([name, value]) => [name, String(value)] as const);
      resolve({ headers: Object.fromEntries(kept), body: Buffer.concat(parts) });
    }).once('error', reject);
  });
};

const compare = async (what: string, url: string, headers: Headers): Promise<ReportRow> => {
  const page = await readRaw(url, headers);
  const bare = await startBareServer('page', page);
  try {
    const { rates, ratio: ratioOf } = await runInTurn(
      { ours: () => load(url, headers), bare: () => load(bare.origin, headers) },
      rounds,
    );
    const ratio = ratioOf('ours', 'bare');
    return {
      what: `${what}, ${page.body.length} bytes`,
      ours: printRate(rates.ours),
      peer: `${printRate(rates.bare)} bare node:http`,
      ratio,
      goal: `at least ${goal}`,
      met: ratio >= goal,
    };
  } finally {
    await bare.stop();
  }
};

export const run = (): Promise<Report> =>
  withProgram(async ({ origin }) => {
    const url = `${origin}/`;
    await settle(url);
    const { headers } = await readRaw(url, encoding);
    const cookie = /crumb=[^;]+/.exec(headers['set-cookie'] ?? '')?.[0];
    const rows = [await compare('first visit', url, encoding)];
    if (cookie) rows.push(await compare('second visit', url, { ...encoding, cookie }));
    return { rows, notes: [`${connections} connections, ${rounds} rounds of ${seconds} s in turn, median`] };
  });
