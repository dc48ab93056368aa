import { request } from 'node:http';
import type { ClientConfig } from 'pg';
import type { ReportRow } from '../measuring/report.ts';
import type { OwnerSession } from '../program/owner-session.ts';

/** The program under measurement, with its owner signed in. */
export interface AdminPlace {
  readonly origin: string;
  readonly pid: number;
  readonly session: OwnerSession;
  readonly connection: ClientConfig;
}

export interface AdminResult {
  readonly rows: readonly ReportRow[];
  readonly notes: readonly string[];
}

export interface AdminAnswer {
  readonly status: number;
  readonly text: string;
  readonly milliseconds: number;
}

interface AdminCall {
  readonly path: string;
  readonly method?: string;
  readonly type?: string;
  readonly body?: string;
}

/** One call of the owner, timed to the end of its answer. */
export const callAdmin = (
  { origin, session }: AdminPlace,
  { path, method = 'GET', type = 'application/json', body }: AdminCall,
): Promise<AdminAnswer> =>
  new Promise((resolve, reject) => {
    const began = performance.now();
    const headers = { ...session.headers(), ...(body === undefined ? {} : { 'content-type': type }) };
    const sending = request(origin + path, { method, headers }, async (message) => {
      const parts: Buffer[] = [];
      for await (const part of message) parts.push(part as Buffer);
      const milliseconds = performance.now() - began;
      resolve({ status: message.statusCode ?? 0, text: Buffer.concat(parts).toString(), milliseconds });
    });
    sending.once('error', reject).end(body);
  });

/** The same for an answer in JSON. */
export const readAdmin = async <Answer>(place: AdminPlace, call: AdminCall): Promise<Answer> => {
  const { status, text } = await callAdmin(place, call);
  if (status !== 200) throw new Error(`${call.path} answered ${status} ${text.slice(0, 300)}`);
  return JSON.parse(text) as Answer;
};

/** A row of a time beside the floor of the same run. */
export const timeRow = (
  what: string,
  { ours, floor, max }: { readonly ours: number; readonly floor: number; readonly max: number },
): ReportRow => ({
  what,
  ours: `${ours.toFixed(0)} ms`,
  peer: `${floor.toFixed(0)} ms`,
  ratio: ours / floor,
  goal: `at most ${max} ms`,
  met: ours <= max,
});
