import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** What an account has at first, and how it behaves, by the start of its key. */
const lists = { readers: { id: 'readers', name: 'Readers of the shop', double_optin: false } };

const keyOf = ({ headers }: IncomingMessage): string =>
  Buffer.from(headers.authorization?.replace('Basic ', '') ?? '', 'base64')
    .toString()
    .replace(/^[^:]*:/, '');

/**
 * Mailchimp's API: a key that begins with `accepted` is one of an account with a list, with `emptyone` of one without until
 * `/-/lists` is posted to. While `/-/away` was put it answers 503. What was put is read from `/-/members`.
 */
export async function startMailchimp(): Promise<{ url: string; close: () => Promise<void> }> {
  const members = new Map<string, unknown>();
  let isAway = false;
  let isEmpty = true;
  const control = (method: string, path: string): unknown => {
    if (path === '/-/away') isAway = method === 'PUT';
    if (path === '/-/lists') isEmpty = false;
    return [...members.values()];
  };
  const answer = async (request: IncomingMessage, path: string): Promise<[number, unknown]> => {
    const { method = '' } = request;
    const key = keyOf(request);
    if (!/^(accepted|emptyone)/.test(key)) return [401, { title: 'API Key Invalid', detail: 'No such key.' }];
    if (path === '/3.0/ping') return [200, { health_status: 'fine' }];
    if (path === '/3.0/') return [200, { account_name: 'Late Sun Press' }];
    if (path === '/3.0/lists')
      return [200, { lists: key.startsWith('emptyone') && isEmpty ? [] : [lists.readers] }];
    if (path === '/3.0/lists/readers') return [200, lists.readers];
    if (method === 'PUT') members.set(path, JSON.parse(await text(request)));
    return [200, { members: [] }];
  };
  const serve = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { method = '', url = '' } = request;
    const path = url.split('?')[0] ?? '';
    const [status, body] = path.startsWith('/-/')
      ? [200, control(method, path)]
      : isAway
        ? [503, { title: 'Unavailable', detail: 'Come back later.' }]
        : await answer(request, path);
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  };
  const server = createServer((request, response) => void serve(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
