import { fork } from 'node:child_process';
import { join } from 'node:path';
import { repositoryFolder } from '../program/repository-folder.ts';

export interface BareServer {
  readonly origin: string;
  readonly pid: number;
  readonly stop: () => Promise<void>;
}

const floors = join(repositoryFolder, 'benchmarks/src/floors');

const files = {
  cart: join(floors, 'bare-cart-server.mjs'),
  form: join(floors, 'bare-form-server.mjs'),
  order: join(floors, 'bare-order-server.mjs'),
  page: join(floors, 'bare-page-server.mjs'),
  transaction: join(floors, 'bare-transaction-server.mjs'),
} as const;

/** Starts a floor in a process of its own, as the program is, and hands it what it needs. */
export const startBareServer = async (kind: keyof typeof files, task: object): Promise<BareServer> => {
  const child = fork(files[kind], [], { serialization: 'advanced', execArgv: [] });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const port = new Promise<number>((resolve, reject) => {
    child.once('message', ({ port }: { port: number }) => resolve(port));
    child.once('exit', (code) => reject(new Error(`${files[kind]} ended with code ${String(code)}.`)));
  });
  child.send(task);
  return {
    origin: `http://localhost:${await port}`,
    pid: child.pid ?? 0,
    stop: () => {
      child.disconnect();
      return ended;
    },
  };
};
