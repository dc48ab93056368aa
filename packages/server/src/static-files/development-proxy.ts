import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import type { FastifyInstance } from 'fastify';

/** In development the app's files come from its dev server, at their production URLs. */
export const registerDevelopmentProxy = (app: FastifyInstance, base: string, origin: string): void => {
  const paths = [base.replace(/\/$/, ''), `${base}*`];
  for (const path of paths)
    app.get(path, async (request, reply) => {
      const answer = await fetch(new URL(request.raw.url ?? base, origin), {
        headers: { accept: request.headers.accept ?? '*/*' },
      });
      reply.code(answer.status);
      for (const name of ['content-type', 'etag', 'cache-control']) {
        const value = answer.headers.get(name);
        if (value !== null) reply.header(name, value);
      }
      return reply.send(answer.body ? Readable.fromWeb(answer.body as ReadableStream) : '');
    });
};
