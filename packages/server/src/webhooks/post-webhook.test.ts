import { createServer, type RequestListener } from 'node:http';
import { createServer as createHttps } from 'node:https';
import type { AddressInfo, Server } from 'node:net';
import { afterAll, afterEach, expect, it, vi } from 'vitest';
import { makeSelfSigned } from '../testing/index.ts';
import { postWebhook } from './post-webhook.ts';

const portOf = async (server: Server): Promise<number> => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  afterAll(() => server.close());
  return (server.address() as AddressInfo).port;
};

const received: string[] = [];
let location = '';
const receive: RequestListener = (request, response) => {
  received.push(request.url ?? '');
  if (request.url === '/in') response.writeHead(307, { location });
  response.end();
};
const httpPort = await portOf(createServer(receive));
const httpsPort = await portOf(createHttps(makeSelfSigned(), receive));

const post = (url: string) =>
  postWebhook({ url, headers: {}, body: '{}' }, { isAllowed: (address) => address === '127.0.0.1' });

afterEach(() => {
  received.length = 0;
  vi.unstubAllEnvs();
});

it('a redirect from https to http is refused: the body would be sent unencrypted', async () => {
  vi.stubEnv('NODE_TLS_REJECT_UNAUTHORIZED', '0');
  location = `http://127.0.0.1:${httpPort}/there`;
  expect(await post(`https://127.0.0.1:${httpsPort}/in`)).toMatchObject({
    status: null,
    error: 'The address redirects to one that does not begin with https.',
  });
  expect(received).toEqual(['/in']);
});

it('a redirect from https to https is followed', async () => {
  vi.stubEnv('NODE_TLS_REJECT_UNAUTHORIZED', '0');
  location = `https://127.0.0.1:${httpsPort}/there`;
  expect(await post(`https://127.0.0.1:${httpsPort}/in`)).toMatchObject({ status: 200, error: null });
  expect(received).toEqual(['/in', '/there']);
});
