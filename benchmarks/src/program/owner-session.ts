import { request, type IncomingMessage } from 'node:http';
import { createClient, type Client } from '@sitewright/api/client';
import { contributorCalls } from '@sitewright/api/contributors';
import { owner } from './program-process.ts';

export interface OwnerSession {
  readonly client: Client;
  /** What a call made without the client must carry. */
  readonly headers: () => Readonly<Record<string, string>>;
}

const toResponse = async (message: IncomingMessage): Promise<Response> => {
  const parts: Buffer[] = [];
  for await (const part of message) parts.push(part);
  return new Response(Buffer.concat(parts), { status: message.statusCode ?? 500 });
};

/** Cookies as a browser keeps them; none of the program's has a path or a host of its own here. */
const createJar = () => {
  const cookies = new Map<string, string>();
  return {
    keep: (lines: readonly string[]): void => {
      for (const line of lines) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
        cookies.set(name, value);
      }
    },
    print: (): string => [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
  };
};

/** The global `fetch` sends the host of the address, and *.localhost has none that a resolver knows. */
const fetchWith =
  (headers: () => Readonly<Record<string, string>>, keep: (lines: readonly string[]) => void): typeof fetch =>
  (input, { method = 'GET', headers: given, body } = {}) =>
    new Promise((resolve, reject) => {
      const all = { ...headers(), ...Object.fromEntries(new Headers(given)) };
      const sending = request(String(input), { method, headers: all }, (message) => {
        keep(message.headers['set-cookie'] ?? []);
        resolve(toResponse(message));
      });
      sending.once('error', reject).end(typeof body === 'string' ? body : undefined);
    });

/** Signs the owner in to the site that answers to a host name. */
export const signIn = async (origin: string, host: string): Promise<OwnerSession> => {
  const jar = createJar();
  const authority = `${host}:${new URL(origin).port}`;
  const tokens: { crumb?: string; confirmation?: string } = {};
  const storeCrumb = (fresh: string): void => {
    tokens.crumb = fresh;
  };
  const headers = () => ({
    host: authority,
    origin: `http://${authority}`,
    cookie: jar.print(),
    ...(tokens.crumb === undefined ? {} : { 'x-csrf-token': tokens.crumb }),
  });
  const fetch = fetchWith(headers, jar.keep);
  const client = createClient({
    origin,
    fetch,
    readCrumb: () => tokens.crumb,
    storeCrumb,
    readConfirmation: () => tokens.confirmation,
  });
  const outcome = await client.send(contributorCalls.signIn, { body: owner });
  if (!outcome.ok) throw new Error(`Signing in to ${host} was refused: ${outcome.refusal.message}`);
  storeCrumb(outcome.answer.crumb);
  const confirmed = await client.send(contributorCalls.confirm, { body: { password: owner.password } });
  if (!confirmed.ok) throw new Error(`The password was refused: ${confirmed.refusal.message}`);
  tokens.confirmation = confirmed.answer.confirmation;
  return { client, headers };
};
