import type { FastifyInstance } from 'fastify';
import { sendRefusal, refuse, sendPrepared } from '../http/index.ts';
import type { BuiltFiles } from './built-files.ts';

export const STOREFRONT_BASE = '/-/storefront/';

export const registerStorefrontRoutes = (app: FastifyInstance, files: BuiltFiles): void => {
  app.get(`${STOREFRONT_BASE}*`, async (request, reply) => {
    const { '*': name = '' } = request.params as { '*'?: string };
    const file = await files.find(name);
    if (!file) return sendRefusal(reply, refuse('not-found'));
    reply.hijack();
    sendPrepared(file, { request: request.raw, response: reply.raw });
    return undefined;
  });
};
