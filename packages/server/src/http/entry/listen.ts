import { once } from 'node:events';
import { createServer, type AddressInfo, type Server } from 'node:net';
import type { FastifyInstance } from 'fastify';

const ALL_ADDRESSES = '::';
const ALL_IPV4_ADDRESSES = '0.0.0.0';

const hasCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code;

/** Machines without IPv6 have no such address to listen on. */
const listenEverywhere = (app: FastifyInstance, port: number): Promise<unknown> =>
  app.listen({ port, host: ALL_ADDRESSES }).catch((error: unknown) => {
    if (!hasCode(error, 'EAFNOSUPPORT')) throw error;
    return app.listen({ port, host: ALL_IPV4_ADDRESSES });
  });

/** A further address of the same server: what connects there is handed over, and counts in all its limits. */
const listenBeside = async (app: FastifyInstance, host: string, port: number): Promise<Server> => {
  const door = createServer((socket) => app.server.emit('connection', socket));
  door.listen({ host, port });
  await once(door, 'listening');
  return door;
};

const closeDoors = (doors: readonly Server[]): void => {
  for (const door of doors) door.close();
};

export interface ListenOptions {
  readonly port: number;
  /** Empty for all that the machine has. */
  readonly addresses: readonly string[];
}

/** The port that was taken; a free one is the same for all addresses. */
export const listenOn = async (app: FastifyInstance, options: ListenOptions): Promise<number> => {
  const doors: Server[] = [];
  app.addHook('preClose', async () => closeDoors(doors));
  const [first, ...others] = options.addresses;
  await (first === undefined
    ? listenEverywhere(app, options.port)
    : app.listen({ port: options.port, host: first }));
  const { port } = app.server.address() as AddressInfo;
  try {
    for (const host of others) doors.push(await listenBeside(app, host, port));
  } catch (error) {
    closeDoors(doors);
    throw error;
  }
  return port;
};

/** Fails before anything is made: a first start that ends here must not have shown its password to nobody. */
export const checkAddresses = async ({ port, addresses }: ListenOptions): Promise<void> => {
  for (const host of addresses.length > 0 ? addresses : [ALL_ADDRESSES]) {
    const probe = createServer().listen({ port, host });
    try {
      await once(probe, 'listening');
    } catch (error) {
      if (hasCode(error, 'EADDRINUSE') || addresses.length > 0) throw error;
    } finally {
      probe.close();
    }
  }
};
