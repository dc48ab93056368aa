import type { FastifyInstance } from 'fastify';
import { readTarget, registerPlainForms } from '../../http/index.ts';
import type { PageHandler } from '../page-handler.ts';

/** Takes the form of the lock screen. */
export const registerUnlockRoute = (
  app: FastifyInstance,
  { pages, trustsProxy }: { readonly pages: PageHandler; readonly trustsProxy: boolean },
): void =>
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
