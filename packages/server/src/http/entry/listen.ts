import { once } from 'node:events';
import { createServer, type AddressInfo, type Server } from 'node:net';
import type { FastifyInstance } from 'fastify';

const ALL_ADDRESSES = '::';
const ALL_IPV4_ADDRESSES = '0.0.0.0';

const hasCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code;

/** Computers without IPv6 cannot listen on its address. */
const listenEverywhere = (app: FastifyInstance, port: number): Promise<unknown> =>
  app.listen({ port, host: ALL_ADDRESSES }).catch((error: unknown) => {
    if (!hasCode(error, 'EAFNOSUPPORT')) throw error;
    return app.listen({ port, host: ALL_IPV4_ADDRESSES });
  });

/** As an http server sets them for its own sockets. */
const socketOptions = { allowHalfOpen: true, noDelay: true };

/** Another address of the same server: connections are passed to it, so that its limits apply. */
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
 * After stop, connections are closed as soon as they are idle, and closing waits for all of them: the server
 * itself counts only those of its first address, and would wait for keep-alive connections of browsers.
 */
const drainAtClose = (app: FastifyInstance, furtherServers: readonly Server[]): void => {
  let drained: Promise<unknown> = Promise.resolve();
  let draining: NodeJS.Timeout | undefined;
  app.addHook('preClose', async () => {
    drained = Promise.all(furtherServers.map(closeServer));
    draining = setInterval(() => app.server.closeIdleConnections(), DRAIN_EVERY_MS);
  });
  // After the server's own connections are closed.
  app.addHook('onClose', async () => {
    await drained;
    clearInterval(draining);
  });
};

export interface ListenOptions {
  readonly port: number;
  /** Empty for all addresses. */
  readonly addresses: readonly string[];
}

/** Returns the port; a random one is the same for all addresses. */
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

/**
 * Checked before anything is created: a first start that fails here must not have generated a password that
 * is never shown.
 */
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
