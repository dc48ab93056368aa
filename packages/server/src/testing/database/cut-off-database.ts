import { createServer, connect, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';
import { afterAll } from 'vitest';
import { createPool, databaseOver, type Database } from '../../database/index.ts';
import { quietLog } from '../quiet-log.ts';

export interface CutOffDatabase {
  readonly database: Database;
  /** Breaks all connections and takes no new ones, as when the server goes away. */
  cutOff(): Promise<void>;
  reconnect(): Promise<void>;
}

const targetOf = (url: URL) => {
  const folder = url.searchParams.get('host');
  const port = url.port === '' ? 5432 : Number(url.port);
  return folder ? { path: `${folder}/.s.PGSQL.${port}` } : { host: url.hostname, port };
};

/** The database behind a wire that a test can cut. */
export const createCutOffDatabase = async (databaseUrl: string): Promise<CutOffDatabase> => {
  const url = new URL(databaseUrl);
  const target = targetOf(url);
  const sockets = new Set<Socket>();
  const wire = createServer((near) => {
    const far = connect(target);
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on('error', () => socket.destroy());
      socket.on('close', () => sockets.delete(socket));
    }
    near.pipe(far).pipe(near);
  });
  const listen = (port: number): Promise<void> =>
    new Promise((resolve) => {
      wire.listen(port, '127.0.0.1', resolve);
    });
  await listen(0);
  const { port } = wire.address() as AddressInfo;
  url.searchParams.delete('host');
  url.hostname = '127.0.0.1';
  url.port = String(port);
  const pool = createPool({ connectionString: url.href, allowExitOnIdle: true }, quietLog);

  const cutOff = (): Promise<void> =>
    new Promise((resolve) => {
      wire.close(() => resolve());
      for (const socket of sockets) socket.destroy();
    });
  afterAll(async () => {
    if (!pool.ended) await pool.end();
    await cutOff();
  });
  return { database: databaseOver(pool), cutOff, reconnect: () => listen(port) };
};
