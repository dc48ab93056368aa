import { createServer, request as httpRequest, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json, text } from 'node:stream/consumers';
import { afterAll } from 'vitest';
import type { PublicNetwork } from '../../public-fetch/index.ts';
import type { TestApp, TestSite } from '../app/test-app.ts';

interface ReceivedEvent {
  readonly path: string;
  readonly id: string;
  readonly type: string;
  readonly data: Record<string, unknown>;
}

/** Stands in for a service such as Zapier: it calls with a key, and takes events at addresses of its own. */
export const startAutomationService = async () => {
  const received: ReceivedEvent[] = [];
  let answer = (_path: string, response: ServerResponse): void => void response.end();
  const server = createServer((request, response) => {
    void (async () => {
      const event = JSON.parse(await text(request)) as Omit<ReceivedEvent, 'path'>;
      received.push({ path: request.url ?? '', ...event });
      answer(request.url ?? '', response);
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  afterAll(() => server.close());
  const { port } = server.address() as AddressInfo;
  /** Only this server counts as public. */
  const publicNetwork = {
    allowsHttp: true,
    timeoutMs: 15_000,
    isAllowed: (address: string) => address === '127.0.0.1',
    resolve: (host, done) =>
      done(null, [{ address: host === 'service.example' ? '127.0.0.1' : '169.254.169.254', family: 4 }]),
  } satisfies PublicNetwork;
  return {
    received,
    publicNetwork,
    addressOf: (path: string) => `http://service.example:${port}${path}`,
    answerWith(next: typeof answer) {
      answer = next;
    },
  };
};

export interface Answered {
  readonly status: number;
  readonly body: unknown;
}

/** A call of the service, over a socket of its own and without cookies. */
export const callWithKey = (
  { port }: TestApp,
  { host }: TestSite,
  { key, method = 'GET', path, body }: { key?: string; method?: string; path: string; body?: object },
): Promise<Answered> =>
  new Promise((resolve, reject) => {
    const sent = httpRequest(
      {
        host: '127.0.0.1',
        port,
        method,
        path,
        headers: {
          host: `${host}:${port}`,
          ...(key === undefined ? {} : { authorization: `Bearer ${key}` }),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
      },
      (response) => {
        json(response).then(
          (answered) => resolve({ status: response.statusCode ?? 0, body: answered }),
          reject,
        );
      },
    );
    sent.on('error', reject);
    sent.end(body === undefined ? undefined : JSON.stringify(body));
  });
