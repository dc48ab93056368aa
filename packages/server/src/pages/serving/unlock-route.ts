import type { FastifyInstance } from 'fastify';
import { readTarget, registerPlainForms } from '../../http/index.ts';
import { readPageAddress, writeAddress } from '../url/page-url.ts';
import type { PageHandler } from './page-handler.ts';

/** Takes the form of the lock screen. Its address stays after a wrong password, and is opened again or reloaded. */
export const registerUnlockRoute = (
  app: FastifyInstance,
  { pages, trustsProxy }: { readonly pages: PageHandler; readonly trustsProxy: boolean },
): void => {
  app.get('/-/unlock', async (request, reply) =>
    reply
      .header('cache-control', 'no-store')
      .redirect(writeAddress(readPageAddress(readTarget(request.query))), 303),
  );
  registerPlainForms(app, [
    {
      path: '/-/unlock',
      trustsProxy,
      receive: async (form, request, reply) => {
        const password = form.get('password') ?? '';
        reply.hijack();
        await pages.unlock(request.raw, reply.raw, { to: readTarget(request.query), password });
        return undefined;
      },
    },
  ]);
};
