import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { expect, it, onTestFinished } from 'vitest';
import { PageAbandoned, PageRefusal } from '../workers/page-faults.ts';
import { withErrorPage } from './page-exchange.ts';

/** A server whose pages all fail in this way. */
const serveFailing = async (error: Error) => {
  const refused: string[] = [];
  const errorHandling = {
    log: pino({ level: 'silent' }),
    buildErrorPage: async () => undefined,
    countRefused: () => void refused.push('page'),
  };
  const fail = async (): Promise<never> => {
    throw error;
  };
  const server = createServer((request, response) => {
    const exchange = { request, response, isSecure: false };
    void withErrorPage(exchange, errorHandling, fail);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return { refused, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
};

it('a page that too much waits for is answered in a few bytes, with the time to try again', async () => {
  const { origin, refused } = await serveFailing(new PageRefusal('too many wait', 2));
  const response = await fetch(`${origin}/shop`);
  const text = await response.text();
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '2']);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(text).toContain('Please try again in a few seconds.');
  expect(text.length).toBeLessThan(200);
  expect(refused).toEqual(['page']);
});

it('a page that nobody waits for any more is no answer', async () => {
  const { origin, refused } = await serveFailing(new PageAbandoned());
  await expect(fetch(`${origin}/shop`)).rejects.toThrow();
  expect(refused).toEqual([]);
});
