import Ajv, { type Options } from 'ajv';
import fastify, {
  LogController,
  type FastifyInstance,
  type FastifyReply,
  type FastifyServerFactory,
} from 'fastify';
import type { Logger } from 'pino';
import { answerFault } from './answer-fault.ts';
import { answerRefusal } from './answer-refusal.ts';
import { bodyLimits, checkJsonDepth, holdsNul } from './json-body.ts';
import { parseQueryString, QueryStringTooLarge } from './query-string.ts';
import { refuse } from './refusal.ts';

const strictOptions: Options = {
  coerceTypes: false,
  removeAdditional: false,
  useDefaults: false,
  allErrors: false,
};

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
}

/** fastify as the calls need it: strict bodies, bounded queries, our refusals. No plugins: pages share this server. */
export const createCallApp = ({ log, serverFactory, newRequestId }: CallAppOptions): FastifyInstance => {
  const app = fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: bodyLimits.BYTES,
    genReqId: newRequestId,
    requestIdHeader: false,
    forceCloseConnections: 'idle',
    frameworkErrors: (_error, _request, reply) => {
      answerRefusal(reply as unknown as FastifyReply, refuse('not-found'));
    },
    routerOptions: { querystringParser: readQuery, ignoreTrailingSlash: true, maxParamLength: 300 },
    ...(serverFactory ? { serverFactory } : {}),
  }) as unknown as FastifyInstance;

  const bodies = new Ajv(strictOptions);
  const addresses = new Ajv({ ...strictOptions, coerceTypes: true });
  for (const ajv of [bodies, addresses]) ajv.addFormat('date-time', true);
  app.setValidatorCompiler(({ schema, httpPart }) =>
    (httpPart === 'body' ? bodies : addresses).compile(schema as object),
  );

  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'string' },
    async (_request: unknown, text: string) => {
      if (text === '') return undefined;
      checkJsonDepth(text);
      if (holdsNul(text)) throw new SyntaxError('The text holds a NUL character.');
      return JSON.parse(text);
    },
  );
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id).header('x-content-type-options', 'nosniff');
    const isBad = request.query === oversizedQuery || (request.raw.url ?? '').includes('%00');
    return isBad ? answerRefusal(reply, refuse('bad-request')) : undefined;
  });
  app.setErrorHandler(answerFault);
  return app;
};
