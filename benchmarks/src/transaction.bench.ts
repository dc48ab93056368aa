import { siteCalls } from '@sitewright/api/sites';
import { startBareServer } from './floors/bare-server.ts';
import { drive, type Exchange } from './visitors/drive.ts';
import { signIn } from './program/owner-session.ts';
import { findDatabase } from './program/program-database.ts';
import { withProgram } from './program/program-process.ts';
import type { Report } from './measuring/report.ts';
import { printRate, runInTurn } from './measuring/rounds.ts';

export const name = 'durable transaction over HTTP';

const clients = 16;
const seconds = 2;
const rounds = 5;
const mostMilliseconds = 40;

const json = { 'content-type': 'application/json' } as const;

/** Each client saves the settings of a site of its own: on one and the same row they would wait for each other. */
const exchangeWithSite = async (origin: string, host: string): Promise<Exchange> => {
  const { client, headers } = await signIn(origin, host);
  const read = await client.send(siteCalls.readSettings, {});
  if (!read.ok) throw new Error(read.refusal.message);
  const fixed = { ...headers(), ...json };
  let latest = read.answer;
  return async (send) => {
    const body = JSON.stringify({ ...latest, description: `Revision ${latest.revision}` });
    const url = origin + siteCalls.saveSettings.path;
    latest = JSON.parse(await send({ method: 'PUT', url, headers: fixed, body }));
  };
};

const prepareSites = async (origin: string): Promise<Exchange[]> => {
  const { client } = await signIn(origin, 'localhost');
  const exchanges: Exchange[] = [];
  for (let site = 0; site < clients; site += 1) {
    const host = `bench-${site}.localhost`;
    const body = { identifier: `bench-${site}`, title: `Bench ${site}`, host };
    const made = await client.send(siteCalls.create, { body });
    if (!made.ok) throw new Error(made.refusal.message);
    exchanges.push(await exchangeWithSite(origin, host));
  }
  return exchanges;
};

const exchangeWithRow = (origin: string, row: number): Exchange => {
  const sent = { method: 'POST', url: `${origin}/${row}`, headers: json, body: '{}' } as const;
  return async (send) => void (await send(sent));
};

export const run = (): Promise<Report> =>
  withProgram(async ({ origin }, dataFolder) => {
    const sites = await prepareSites(origin);
    const bare = await startBareServer('transaction', {
      ...(await findDatabase(dataFolder)),
      rows: clients,
    });
    const floor = Array.from({ length: clients }, (_, row) => exchangeWithRow(bare.origin, row + 1));
    try {
      const compareBy = await runInTurn(
        { ours: () => drive(sites, seconds), bare: () => drive(floor, seconds) },
        rounds,
      );
      const { rates, ratio } = compareBy(({ rate }) => rate);
      const { ours: p99 } = compareBy(({ p99 }) => p99).rates;
      return {
        rows: [
          {
            what: `save the settings, ${clients} clients`,
            ours: `${printRate(rates.ours)}, p99 ${p99.toFixed(0)} ms`,
            peer: `${printRate(rates.bare)} bare node:http and driver`,
            ratio: ratio('ours', 'bare'),
            goal: `p99 under ${mostMilliseconds} ms`,
            met: p99 < mostMilliseconds,
          },
        ],
        notes: [
          'ours: session, permission, crumb, checks, row, activity and page versions in one transaction',
          `bare: begin, update of one row, commit; ${rounds} rounds of ${seconds} s in turn, median`,
        ],
      };
    } finally {
      await bare.stop();
    }
  });
