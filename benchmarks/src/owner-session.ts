import { createClient, type Client } from '@sitewright/api/client';
import { contributorCalls } from '@sitewright/api/contributors';
import { owner } from './program-process.ts';

export interface OwnerSession {
  readonly client: Client;
  /** What a call made without the client must carry. */
  readonly headers: () => Readonly<Record<string, string>>;
}

/** Signs the owner in to the site that answers to a host name, and keeps cookies as a browser would. */
export const signIn = async (origin: string, host: string): Promise<OwnerSession> => {
  const cookies = new Map<string, string>();
  let crumb: string | undefined;
  const port = new URL(origin).port;
  const headers = () => ({
    host: `${host}:${port}`,
    origin: `http://${host}:${port}`,
    cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    ...(crumb === undefined ? {} : { 'x-csrf-token': crumb }),
  });
  const request: typeof fetch = async (input, init) => {
    const response = await fetch(input, { ...init, headers: { ...headers(), ...(init?.headers as object) } });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    return response;
  };
  const keepCrumb = (fresh: string): void => {
    crumb = fresh;
  };
  const client = createClient({ origin, fetch: request, readCrumb: () => crumb, keepCrumb });
  const outcome = await client.send(contributorCalls.signIn, { body: owner });
  if (!outcome.ok) throw new Error(`Signing in to ${host} was refused: ${outcome.refusal.message}`);
  keepCrumb(outcome.answer.crumb);
  return { client, headers };
};
