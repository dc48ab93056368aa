import type { IncomingMessage, ServerResponse } from 'node:http';
import fastify, {
  LogController,
  type FastifyInstance,
  type FastifyReply,
  type FastifyServerFactory,
} from 'fastify';
import type { Logger } from 'pino';
import { handleError } from '../refusals/error-handler.ts';
import { sendRefusal } from '../refusals/send-refusal.ts';
import { bodyLimits, parseBody } from '../json-body.ts';
import { parseQueryString, QueryStringTooLarge } from './query-string.ts';
import { refuse } from '../refusals/refusal.ts';
import { createSerializerCompiler, createValidatorCompiler } from './schema-compilers.ts';

/** The result for a query beyond the limits: the router's parser must not throw. */
const oversizedQuery: Record<string, unknown> = Object.freeze({});

const readQuery = (text: string): Record<string, unknown> => {
  try {
    return parseQueryString(text);
  } catch (error) {
    if (error instanceof QueryStringTooLarge) return oversizedQuery;
    throw error;
  }
};

export interface CallAppOptions {
  readonly log: Logger;
  readonly serverFactory?: FastifyServerFactory;
  readonly newRequestId: () => string;
  /** Responds to visitors whose URL the router cannot parse with the site's error page instead of JSON. */
  readonly serveMalformedUrl?: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
}

/** The catch-all route of pages, which parse their URLs themselves. */
const PAGES_ROUTE = '/*';

const isVisit = ({ method = 'GET', url = '/' }: IncomingMessage): boolean =>
  (method === 'GET' || method === 'HEAD') && !url.startsWith('/api/');

/**
 * A call that reads answers HEAD as well: Node sends no body to a request that came in as one. A route for each would
 * take a third of the time in which all are registered.
 */
const readWithoutBody = (request: IncomingMessage): void => {
  if (request.method === 'HEAD' && request.url?.startsWith('/api/')) request.method = 'GET';
};

const answeringHead =
  (serverFactory: FastifyServerFactory): FastifyServerFactory =>
  (handle, options) =>
    serverFactory((request, response) => {
      readWithoutBody(request);
      handle(request, response);
    }, options);

/** Fastify with strict bodies, bounded queries and our refusals. No plugins: pages share this server. */
export const createCallApp = ({
  log,
  serverFactory,
  newRequestId,
  serveMalformedUrl,
}: CallAppOptions): FastifyInstance => {
  const app = fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: bodyLimits.BYTES,
    genReqId: newRequestId,
    requestIdHeader: false,
    forceCloseConnections: 'idle',
    frameworkErrors: (_error, request, reply) => {
      if (!serveMalformedUrl || !isVisit(request.raw))
        return sendRefusal(reply as unknown as FastifyReply, refuse('not-found'));
      reply.hijack();
      return serveMalformedUrl(request.raw, reply.raw);
    },
    routerOptions: { querystringParser: readQuery, ignoreTrailingSlash: true, maxParamLength: 300 },
    ...(serverFactory ? { serverFactory: answeringHead(serverFactory) } : {}),
  }) as unknown as FastifyInstance;

  app.setValidatorCompiler(createValidatorCompiler());
  app.setSerializerCompiler(createSerializerCompiler());

  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'string' },
    async (_request: unknown, text: string) => parseBody(text),
  );
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id).header('x-content-type-options', 'nosniff');
    if (request.routeOptions.url === PAGES_ROUTE) return undefined;
    const isBad = request.query === oversizedQuery || (request.raw.url ?? '').includes('%00');
    return isBad ? sendRefusal(reply, refuse('bad-request')) : undefined;
  });
  app.setErrorHandler(handleError);
  return app;
};
