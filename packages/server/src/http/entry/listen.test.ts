import { createServer, type AddressInfo } from 'node:net';
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

it('finds out beforehand that an address is taken or not of this machine', async () => {
  const taken = createServer().listen({ port: 0, host: '127.0.0.1' });
  await once(taken, 'listening');
  onTestFinished(() => void taken.close());
  const { port } = taken.address() as AddressInfo;
  await expect(checkAddresses({ port, addresses: ['127.0.0.2', '127.0.0.1'] })).rejects.toThrow('EADDRINUSE');
  await expect(checkAddresses({ port: 0, addresses: ['203.0.113.9'] })).rejects.toThrow('EADDRNOTAVAIL');
  await expect(checkAddresses({ port, addresses: ['127.0.0.2'] })).resolves.toBeUndefined();
});
