import type { IncomingMessage, ServerResponse } from 'node:http';
import fastify, {
  LogController,
  type FastifyInstance,
  type FastifyReply,
  type FastifyServerFactory,
} from 'fastify';
import type { Logger } from 'pino';
import { answerFault } from '../refusals/answer-fault.ts';
import { answerRefusal } from '../refusals/answer-refusal.ts';
import { bodyLimits, parseBody } from './json-body.ts';
import { parseQueryString, QueryStringTooLarge } from './query-string.ts';
import { refuse } from '../refusals/refusal.ts';
import { createSerializerCompiler, createValidatorCompiler } from './schema-compilers.ts';

/** Given instead of a parsed query that went over the limits; the router cannot take an exception here. */
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
  /** Answers visitors whose address the router cannot read, so that they find the site and not the machine. */
  readonly serveUnreadable?: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
}

/** Pages are found by whatever no other route knows; they read their addresses themselves. */
const PAGES = '/*';

const isVisit = ({ method = 'GET', url = '/' }: IncomingMessage): boolean =>
  (method === 'GET' || method === 'HEAD') && !url.startsWith('/api/');

/** fastify as the calls need it: strict bodies, bounded queries, our refusals. No plugins: pages share this server. */
export const createCallApp = ({
  log,
  serverFactory,
  newRequestId,
  serveUnreadable,
}: CallAppOptions): FastifyInstance => {
  const app = fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: bodyLimits.BYTES,
    genReqId: newRequestId,
    requestIdHeader: false,
    forceCloseConnections: 'idle',
    frameworkErrors: (_error, request, reply) => {
      if (!serveUnreadable || !isVisit(request.raw))
        return answerRefusal(reply as unknown as FastifyReply, refuse('not-found'));
      reply.hijack();
      return serveUnreadable(request.raw, reply.raw);
    },
    routerOptions: { querystringParser: readQuery, ignoreTrailingSlash: true, maxParamLength: 300 },
    ...(serverFactory ? { serverFactory } : {}),
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
    if (request.routeOptions.url === PAGES) return undefined;
    const isBad = request.query === oversizedQuery || (request.raw.url ?? '').includes('%00');
    return isBad ? answerRefusal(reply, refuse('bad-request')) : undefined;
  });
  app.setErrorHandler(answerFault);
  return app;
};
