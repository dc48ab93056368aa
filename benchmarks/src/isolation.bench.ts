import { startBareServer } from './floors/bare-server.ts';
import { readRawPage } from './floors/raw-page.ts';
import { floodLoads, slowLoads } from './isolation/flood-loads.ts';
import type { Load, LoadedProgram } from './isolation/load.ts';
import { measureLoad, quietPage, seconds, takeVisits } from './isolation/measure-load.ts';
import { ownerLoads } from './isolation/owner-loads.ts';
import { startBusyProcesses } from './measuring/busy-processes.ts';
import type { Report, ReportRow } from './measuring/report.ts';
import { addIsolationSites, hosts } from './program/isolation-sites.ts';
import { signIn } from './program/owner-session.ts';
import { findDatabase } from './program/program-database.ts';
import { startCommand, withProgram, type ProgramProcess } from './program/program-process.ts';
import { visitSteadily, visitsPerSecond } from './visitors/visit-steadily.ts';

export const name = 'a cached page while others flood or render slowly';

/** The program believes who sent a request to the proxy before it: so one machine can be many visitors. */
process.env['SITEWRIGHT_TRUST_PROXY'] = 'true';

/** Loads whose names contain this, if given. */
const wanted = process.env['SITEWRIGHT_BENCH_LOADS'] ?? '';

const busyProcesses = Number(process.env['SITEWRIGHT_BENCH_BUSY'] ?? 0);
/** See docs/decisions/2026-11-20-sessions-of-busy-processes.md. */
const session = process.env['SITEWRIGHT_BENCH_SESSION'] === 'own' ? 'own' : 'shared';

const measure = async (program: LoadedProgram, loads: readonly Load[]): Promise<ReportRow[]> => {
  const { origin } = program.place;
  const { url, host } = quietPage(origin);
  const bare = await startBareServer('page', await readRawPage(url, { host, 'accept-encoding': 'br' }));
  const visited = { quiet: visitSteadily(url, { host }), floor: visitSteadily(bare.origin) };
  const busy = startBusyProcesses(busyProcesses);
  try {
    // The first pages of a site compile its template, and the engine what is hot.
    await takeVisits(origin, visited, true);
    const base = await takeVisits(origin, visited, true);
    const rows: ReportRow[] = [];
    for (const load of loads) {
      console.error(`  ${load.what}`);
      rows.push(...(await measureLoad(program, load, { visited, base })));
    }
    return rows;
  } finally {
    busy.stop();
    for (const visits of Object.values(visited)) visits.stop();
    await bare.stop();
  }
};

const measureProgram = async ({ origin, pid }: ProgramProcess, dataFolder: string): Promise<Report> => {
  await addIsolationSites(dataFolder);
  const owner = await signIn(origin, hosts.flooded);
  const place = { origin, pid, session: owner, connection: await findDatabase(dataFolder) };
  const program = { place, dataFolder };
  const loads = [...floodLoads(program), ...ownerLoads(program), ...slowLoads(program)];
  const rows = await measure(
    program,
    loads.filter(({ what }) => what.includes(wanted)),
  );
  return {
    rows,
    notes: [
      `${visitsPerSecond} visits a second of the homepage of a quiet site, ${seconds} s under each load; those not answered by then count with their age`,
      `${busyProcesses} processes computed without a pause beside it; the program in ${session === 'own' ? 'a session of its own' : 'the session of these, the visitors and the floods'}, the database in others`,
      'the flooded site is the demo shop; visitors, floods and the database share the machine with the program',
      'before: measured when every page was built by the thread that answers; a slow page took 574 ms then',
    ],
  };
};

export const run = (): Promise<Report> => withProgram(measureProgram, startCommand, session);
