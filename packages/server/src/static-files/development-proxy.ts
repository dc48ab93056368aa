import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import type { FastifyInstance } from 'fastify';

/** In development the app's files come from its dev server, at their production URLs. */
export const registerDevelopmentProxy = (app: FastifyInstance, base: string, origin: string): void => {
  const paths = [base.replace(/\/$/, ''), `${base}*`];
  for (const path of paths)
    app.get(path, async (request, reply) => {
      const response = await fetch(new URL(request.raw.url ?? base, origin), {
        headers: { accept: request.headers.accept ?? '*/*' },
      });
      reply.code(response.status);
      for (const name of ['content-type', 'etag', 'cache-control']) {
        const value = response.headers.get(name);
        if (value !== null) reply.header(name, value);
      }
      return reply.send(response.body ? Readable.fromWeb(response.body as ReadableStream) : '');
    });
};
