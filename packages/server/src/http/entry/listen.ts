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

/** As a server for http sets them for its own sockets. */
const socketOptions = { allowHalfOpen: true, noDelay: true };

/** A further address of the same server: what connects there is handed over, and counts in all its limits. */
const listenBeside = async (app: FastifyInstance, host: string, port: number): Promise<Server> => {
  const server = createServer(socketOptions, (socket) => app.server.emit('connection', socket));
  server.listen({ host, port });
  await once(server, 'listening');
  return server;
};

const closeServer = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    server.close(() => resolve());
  });

const DRAIN_EVERY_MS = 50;

/**
 * Once the program stops, every connection ends as soon as nothing is being answered on it, and closing lasts until the
 * last one has: the server itself counts only those of its first address, and would wait for browsers that keep theirs.
 */
const drainAtClose = (app: FastifyInstance, furtherServers: readonly Server[]): void => {
  let drained: Promise<unknown> = Promise.resolve();
  let draining: NodeJS.Timeout | undefined;
  app.addHook('preClose', async () => {
    drained = Promise.all(furtherServers.map(closeServer));
    draining = setInterval(() => app.server.closeIdleConnections(), DRAIN_EVERY_MS);
  });
  // After the server's own connections have ended.
  app.addHook('onClose', async () => {
    await drained;
    clearInterval(draining);
  });
};

export interface ListenOptions {
  readonly port: number;
  /** Empty for all that the machine has. */
  readonly addresses: readonly string[];
}

/** The port that was taken; a free one is the same for all addresses. */
export const listenOn = async (app: FastifyInstance, options: ListenOptions): Promise<number> => {
  const servers: Server[] = [];
  drainAtClose(app, servers);
  const [first, ...others] = options.addresses;
  await (first === undefined
    ? listenEverywhere(app, options.port)
    : app.listen({ port: options.port, host: first }));
  const { port } = app.server.address() as AddressInfo;
  try {
    for (const host of others) servers.push(await listenBeside(app, host, port));
  } catch (error) {
    await Promise.all(servers.map(closeServer));
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
