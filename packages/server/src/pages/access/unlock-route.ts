import type { FastifyInstance } from 'fastify';
import { readRedirectPath, registerPlainForms } from '../../http/index.ts';
import { readPageAddress, writeAddress } from '../serving/page-address.ts';
import type { PageHandler } from '../serving/page-handler.ts';

/** Takes the form of the lock screen. Its address stays after a wrong password, and is opened again or reloaded. */
export const registerUnlockRoute = (
  app: FastifyInstance,
  { pages, trustsProxy }: { readonly pages: PageHandler; readonly trustsProxy: boolean },
): void => {
  app.get('/-/unlock', async (request, reply) =>
    reply
      .header('cache-control', 'no-store')
      .redirect(writeAddress(readPageAddress(readRedirectPath(request.query))), 303),
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
