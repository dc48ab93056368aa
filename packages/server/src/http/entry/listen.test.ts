import { createServer, type AddressInfo, type Socket } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { once } from 'node:events';
import fastify, { type FastifyInstance } from 'fastify';
import { expect, it, onTestFinished } from 'vitest';
import { checkAddresses, listenOn } from './listen.ts';

const openApp = (): FastifyInstance => {
  const app = fastify();
  app.get('/', async () => 'here');
  onTestFinished(() => app.close());
  return app;
};

const isHere = (host: string, port: number): Promise<boolean> =>
  fetch(`http://${host}:${port}/`).then(
    async (answer) => (await answer.text()) === 'here',
    () => false,
  );

it('listens on the named addresses alone, on one port', async () => {
  const app = openApp();
  const port = await listenOn(app, { port: 0, addresses: ['127.0.0.1', '127.0.0.2'] });
  expect(await isHere('127.0.0.1', port)).toBe(true);
  expect(await isHere('127.0.0.2', port)).toBe(true);
  expect(await isHere('127.0.0.3', port)).toBe(false);
  await app.close();
  expect(await isHere('127.0.0.2', port)).toBe(false);
});

it('listens everywhere when none is named', async () => {
  const port = await listenOn(openApp(), { port: 0, addresses: [] });
  expect(await isHere('127.0.0.1', port)).toBe(true);
  expect(await isHere('127.0.0.3', port)).toBe(true);
});

it.each(['127.0.0.1', '127.0.0.2'])(
  'answers what was asked for at %s before it is closed, and waits for no browser that stays connected',
  async (host) => {
    const app = fastify();
    let answerNow = (_text: string): void => undefined;
    const asked = new Promise<void>((resolve) => {
      app.get('/slow', () => {
        resolve();
        return new Promise<string>((answer) => (answerNow = answer));
      });
    });
    const port = await listenOn(app, { port: 0, addresses: ['127.0.0.1', '127.0.0.2'] });
    const answer = fetch(`http://${host}:${port}/slow`);
    await asked;
    let isClosed = false;
    const closing = app.close().then(() => (isClosed = true));
    await expect.poll(() => isHere('127.0.0.1', port)).toBe(false);
    // Everything that closing does without waiting for the response is done by then.
    for (let turn = 0; turn < 20; turn += 1) await setImmediate();
    expect(isClosed).toBe(false);
    answerNow('slow but here');
    expect(await (await answer).text()).toBe('slow but here');
    await closing;
  },
);

it('treats sockets of all addresses alike', async () => {
  const app = openApp();
  const port = await listenOn(app, { port: 0, addresses: ['127.0.0.1', '127.0.0.2'] });
  const seen = new Map<string | undefined, boolean>();
  app.server.on('connection', (socket: Socket) => seen.set(socket.localAddress, socket.allowHalfOpen));
  await isHere('127.0.0.1', port);
  await isHere('127.0.0.2', port);
  expect([...seen]).toEqual([
    ['127.0.0.1', true],
    ['127.0.0.2', true],
  ]);
});

it('finds out beforehand that an address is taken or not of this machine', async () => {
  const taken = createServer().listen({ port: 0, host: '127.0.0.1' });
  await once(taken, 'listening');
  onTestFinished(() => void taken.close());
  const { port } = taken.address() as AddressInfo;
  await expect(checkAddresses({ port, addresses: ['127.0.0.2', '127.0.0.1'] })).rejects.toThrow('EADDRINUSE');
  await expect(checkAddresses({ port: 0, addresses: ['203.0.113.9'] })).rejects.toThrow('EADDRNOTAVAIL');
  await expect(checkAddresses({ port, addresses: ['127.0.0.2'] })).resolves.toBeUndefined();
});
