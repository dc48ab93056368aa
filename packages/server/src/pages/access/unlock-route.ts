import type { FastifyInstance, FastifyRequest } from 'fastify';
import { answerRefusal, originOf, refuse } from '../../http/index.ts';
import type { PageHandler } from '../page-handler.ts';

const FORM = 'application/x-www-form-urlencoded';
const MOST_BYTES = 4096;

/** A form without script carries no crumb: it counts only when the browser says that it stood on this site. */
const isOwnForm = ({ headers, raw }: FastifyRequest, trustsProxy: boolean): boolean => {
  const sentFrom = headers['sec-fetch-site'];
  return (
    headers.origin === originOf(raw, trustsProxy).origin && (sentFrom ?? 'same-origin') === 'same-origin'
  );
};

/** A path of this site and nothing else: the answer leads there. */
const readTarget = (query: unknown): string => {
  const to = typeof query === 'object' && query !== null && 'to' in query ? query.to : undefined;
  return typeof to === 'string' && /^\/(?![/\\])/.test(to) ? to : '/';
};

/** Takes the form of the lock screen. */
export const registerUnlockRoute = (
  app: FastifyInstance,
  { pages, trustsProxy }: { readonly pages: PageHandler; readonly trustsProxy: boolean },
): void => {
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      FORM,
      { parseAs: 'string', bodyLimit: MOST_BYTES },
      async (_request: unknown, text: string) => new URLSearchParams(text),
    );
    scope.post('/-/unlock', async (request, reply) => {
      if (!isOwnForm(request, trustsProxy)) return answerRefusal(reply, refuse('origin-wrong'));
      const password = request.body instanceof URLSearchParams ? (request.body.get('password') ?? '') : '';
      reply.hijack();
      await pages.unlock(request.raw, reply.raw, { to: readTarget(request.query), password });
      return undefined;
    });
  });
};
