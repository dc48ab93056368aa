import { randomBytes } from 'node:crypto';
import { availableParallelism, loadavg } from 'node:os';
import { documentCalls } from '@sitewright/api/documents';
import { formVisitorCalls } from '@sitewright/api/forms';
import type { SiteForm } from '@sitewright/domain/forms';
import { startBareServer } from './floors/bare-server.ts';
import type { Report } from './measuring/report.ts';
import { median, printRate, runInTurn } from './measuring/rounds.ts';
import { signIn } from './program/owner-session.ts';
import { findDatabase } from './program/program-database.ts';
import { withProgram } from './program/program-process.ts';
import { drive, type Exchange } from './visitors/drive.ts';
import { ask, nextAddress } from './visitors/shopper.ts';
import { timeProofs } from './visitors/time-proofs.ts';

export const name = 'forms sent over HTTP, durable';

const clients = 16;
const seconds = 2;
const rounds = 5;
const leastPerSecond = 500;
const mostMilliseconds = 100;
const mostProofMilliseconds = 1000;

/** The program believes who sent a request to the proxy before it: so one machine can be many visitors. */
process.env['SITEWRIGHT_TRUST_PROXY'] = 'true';

const json = { 'content-type': 'application/json' } as const;

/** Without a proof of work, which costs the visitor's machine and not the server. */
const contact: SiteForm = {
  name: 'Contact',
  fields: [
    { id: 'name', type: 'name', title: 'Name', required: true },
    { id: 'email', type: 'email', title: 'Email', required: true },
    { id: 'message', type: 'textarea', title: 'Message', required: true },
  ],
  captchaEnabled: false,
};

const checked: SiteForm = { ...contact, name: 'Checked', captchaEnabled: true };

const newId = (): string => randomBytes(12).toString('hex');

const publishForm = async (origin: string, content: SiteForm): Promise<string> => {
  const { client } = await signIn(origin, 'localhost');
  const id = newId();
  const step = { kind: 'form', id, op: 'create', content } as const;
  const body = { commandId: newId(), label: 'Create form', steps: [step] };
  const created = await client.send(documentCalls.runCommand, { body });
  if (!created.ok) throw new Error(created.refusal.message);
  const published = await client.send(documentCalls.publish, {
    params: { kind: 'form', id },
    body: { baseRevision: 1 },
  });
  if (!published.ok) throw new Error(published.refusal.message);
  return id;
};

/** A key, then the form, as the storefront sends them. */
const visitorOf = async (origin: string, formId: string): Promise<Exchange> => {
  const { cookies } = await ask(`${origin}/contact`);
  const cookie = cookies.find((each) => each.startsWith('crumb=')) ?? '';
  const headers = { ...json, cookie, 'x-csrf-token': cookie.slice('crumb='.length) };
  const form = { name: ['Ada', 'Lovelace'], email: 'ada@example.com', message: 'How much is the red one?' };
  return async (send) => {
    const from = { ...headers, 'x-forwarded-for': nextAddress() };
    const keyUrl = `${origin}${formVisitorCalls.createKey.path}?formId=${formId}`;
    const { data } = JSON.parse(await send({ method: 'POST', url: keyUrl, headers: from, body: '{}' })) as {
      data: { key: string };
    };
    await send({
      method: 'POST',
      url: origin + formVisitorCalls.saveSubmission.path,
      headers: from,
      body: JSON.stringify({ formId, form, key: data.key, pagePath: '/contact' }),
    });
  };
};

const bareExchange = (origin: string): Exchange => {
  const body = JSON.stringify({ name: 'Ada', email: 'ada@example.com', message: 'How much is the red one?' });
  return async (send) => void (await send({ method: 'POST', url: `${origin}/`, headers: json, body }));
};

/** The slowest of twenty-five: how long a proof takes is a matter of luck. */
const proofRow = async (origin: string): Promise<Report['rows'][number] | undefined> => {
  const times = await timeProofs(origin, await publishForm(origin, checked));
  if (!times) return undefined;
  const [middle = Number.NaN, slowest = Number.NaN] = [median(times), times.at(-1)];
  return {
    what: 'proof of work, Chromium at a quarter of the speed',
    ours: `${middle.toFixed(0)} ms, slowest of ${times.length} ${slowest.toFixed(0)} ms`,
    peer: '',
    ratio: undefined,
    goal: `under ${mostProofMilliseconds} ms`,
    met: slowest < mostProofMilliseconds,
  };
};

const describeLoad = (): string =>
  `${loadavg()[0]?.toFixed(1)} processes wanted the ${availableParallelism()} processors in the last minute`;

export const run = (): Promise<Report> =>
  withProgram(async ({ origin }, folder) => {
    const formId = await publishForm(origin, contact);
    const visitors = await Promise.all(Array.from({ length: clients }, () => visitorOf(origin, formId)));
    const bare = await startBareServer('form', { ...(await findDatabase(folder)), rows: clients });
    try {
      const floor = Array.from({ length: clients }, () => bareExchange(bare.origin));
      const contest = await runInTurn(
        { ours: () => drive(visitors, seconds), bare: () => drive(floor, seconds) },
        rounds,
      );
      const { rates, ratio } = contest(({ rate }) => rate);
      const proof = await proofRow(origin);
      const p99 = contest(({ p99: slowest }) => slowest).rates.ours;
      return {
        rows: [
          {
            what: `key and submission, ${clients} clients`,
            ours: `${printRate(rates.ours)}, p99 ${p99.toFixed(1)} ms`,
            peer: `${printRate(rates.bare)} bare fastify and driver`,
            ratio: ratio('ours', 'bare'),
            goal: `at least ${leastPerSecond} a second, p99 under ${mostMilliseconds} ms`,
            met: rates.ours >= leastPerSecond && p99 < mostMilliseconds,
          },
          ...(proof ? [proof] : []),
        ],
        notes: [
          'ours: two requests; crumb, limits, key, answers, replay; one statement for all that wait, then the answer',
          `bare: one request, one insert; ${rounds} rounds of ${seconds} s in turn, median`,
          describeLoad(),
        ],
      };
    } finally {
      await bare.stop();
    }
  });
