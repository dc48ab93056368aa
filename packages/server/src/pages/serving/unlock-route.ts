import type { FastifyInstance } from 'fastify';
import { readRedirectPath, registerPlainForms } from '../../http/index.ts';
import { parsePageUrl, formatPageUrl } from '../url/page-url.ts';
import type { PageHandler } from './page-handler.ts';

/**
 * Receives the lock screen's form. Its URL stays in the address bar after a wrong password, so it must also answer
 * GET.
 */
export const registerUnlockRoute = (
  app: FastifyInstance,
  { pages, trustsProxy }: { readonly pages: PageHandler; readonly trustsProxy: boolean },
): void => {
  app.get('/-/unlock', async (request, reply) =>
    reply
      .header('cache-control', 'no-store')
      .redirect(formatPageUrl(parsePageUrl(readRedirectPath(request.query))), 303),
  );
  registerPlainForms(app, [
    {
      path: '/-/unlock',
      trustsProxy,
      receive: async (form, request, reply) => {
        const password = form.get('password') ?? '';
        reply.hijack();
        await pages.unlock(request.raw, reply.raw, { to: readRedirectPath(request.query), password });
        return undefined;
      },
    },
  ]);
};
