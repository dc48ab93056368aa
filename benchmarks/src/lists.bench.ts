import { request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { mailingListsCalls } from '@sitewright/api/mailing-lists';
import type { Report } from './measuring/report.ts';
import { readResidentMegabytes } from './measuring/resident-memory.ts';
import { signIn, type OwnerSession } from './program/owner-session.ts';
import { withDatabase } from './program/program-database.ts';
import { withProgram, type ProgramProcess } from './program/program-process.ts';

export const name = 'import of addresses into a mailing list';

const count = Number(process.env['SITEWRIGHT_BENCH_ADDRESSES'] ?? 100_000);
const mostSeconds = 60;
const mostGrownMegabytes = 60;

const fileOf = (): string =>
  [
    'Email,Name,Tags',
    ...Array.from({ length: count }, (_, n) => `person-${n}@example.com,Person ${n},fair`),
  ].join('\n');

const createList = async ({ client }: OwnerSession): Promise<string> => {
  const body = { name: 'Imported', isDoubleOptIn: false, isForCheckout: false };
  const outcome = await client.send(mailingListsCalls.createList, { body });
  if (!outcome.ok) throw new Error(outcome.refusal.message);
  return outcome.answer.id;
};

/** The client of the calls sends no files here. */
const upload = (origin: string, { headers }: OwnerSession, listId: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const query = new URLSearchParams({
      filename: 'people.csv',
      who: 'The owner',
      when: '2026-01-10',
      how: 'Signed up on paper at the fair',
    });
    const path = mailingListsCalls.importMembers.path.replace('{id}', listId);
    const file = Buffer.from(fileOf());
    const sending = request(
      `${origin}${path}?${query.toString()}`,
      {
        method: 'POST',
        headers: { ...headers(), 'content-type': 'application/octet-stream', 'content-length': file.length },
      },
      (answer) => {
        answer.resume();
        if (answer.statusCode === 200) resolve();
        else reject(new Error(`The file was answered with ${String(answer.statusCode)}.`));
      },
    );
    sending.once('error', reject).end(file);
  });

const readProgress = async ({ client }: OwnerSession, id: string) => {
  const outcome = await client.send(mailingListsCalls.readImport, { params: { id } });
  if (!outcome.ok) throw new Error(outcome.refusal.message);
  return outcome.answer.latest;
};

interface Imported {
  readonly seconds: number;
  readonly added: number;
  readonly grownMegabytes: number;
}

const importAll = async ({ origin, pid }: ProgramProcess): Promise<Imported> => {
  const session = await signIn(origin, 'localhost');
  const id = await createList(session);
  const before = await readResidentMegabytes(pid);
  let most = before;
  const began = performance.now();
  await upload(origin, session, id);
  for (;;) {
    const latest = await readProgress(session, id);
    most = Math.max(most, await readResidentMegabytes(pid));
    const isOver = latest?.state === 'done' || latest?.state === 'failed';
    if (isOver)
      return {
        seconds: (performance.now() - began) / 1000,
        added: latest.added,
        grownMegabytes: most - before,
      };
    await sleep(100);
  }
};

/** As many rows with the same two indexes, and nothing else. */
const bareSeconds = (dataFolder: string): Promise<number> =>
  withDatabase(dataFolder, async (client) => {
    await client.query('create table bare_members (id text primary key, email text unique, name text)');
    const began = performance.now();
    await client.query(
      `insert into bare_members select md5(n::text), 'person-' || n || '@example.com', 'Person ' || n from generate_series(1, $1::int) n`,
      [count],
    );
    return (performance.now() - began) / 1000;
  });

export const run = (): Promise<Report> =>
  withProgram(async (program, dataFolder) => {
    const bare = await bareSeconds(dataFolder);
    const { seconds, added, grownMegabytes } = await importAll(program);
    return {
      rows: [
        {
          what: `${count.toLocaleString('en')} addresses`,
          ours: `${seconds.toFixed(1)} s, ${added.toLocaleString('en')} added`,
          peer: `${bare.toFixed(1)} s one statement into a bare table`,
          ratio: bare / seconds,
          goal: `under ${mostSeconds} s`,
          met: seconds < mostSeconds && added === count,
        },
        {
          what: 'memory of the program, at most more than before',
          ours: `${grownMegabytes.toFixed(0)} MB`,
          peer: '',
          ratio: undefined,
          goal: `under ${mostGrownMegabytes} MB`,
          met: grownMegabytes < mostGrownMegabytes,
        },
      ],
      notes: ['from the start of the upload until the owner reads that it is done'],
    };
  });
