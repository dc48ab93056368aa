import type { FastifyInstance } from 'fastify';
import { answerRefusal, crumbLines, originOf, ReadyAnswer, refuse, sendReady } from '../http/index.ts';
import type { BuiltFiles } from './built-files.ts';

/** The owner's app runs no script but its own, and no other site may frame it. */
const OWNER_POLICY = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

const asIndex = (file: ReadyAnswer): ReadyAnswer =>
  new ReadyAnswer({
    status: 200,
    contentType: 'text/html; charset=utf-8',
    body: file.variant('identity')?.body ?? '',
    cacheControl: 'no-cache',
    extraHeaders: ['content-security-policy', OWNER_POLICY, 'referrer-policy', 'same-origin'],
  });

export interface EditorRoutes {
  readonly files: BuiltFiles;
  readonly trustsProxy: boolean;
}

/** The owner's app: its files, and its one page for every other address below /config. */
export const registerEditorRoutes = (app: FastifyInstance, { files, trustsProxy }: EditorRoutes): void => {
  let index: Promise<ReadyAnswer | undefined> | undefined;
  const findIndex = async (): Promise<ReadyAnswer | undefined> => {
    index ??= files.find('index.html').then((file) => file && asIndex(file));
    return index;
  };

  const paths = ['/config', '/config/*'];
  for (const path of paths)
    app.get(path, async (request, reply) => {
      const { '*': name = '' } = request.params as { '*'?: string };
      const file = name === 'index.html' ? undefined : await files.find(name);
      // A page sent for a script that is gone would be run as one.
      if (!file && name.startsWith('assets/')) return answerRefusal(reply, refuse('not-found'));
      const answer = file ?? (await findIndex());
      if (!answer)
        return reply.code(503).type('text/plain').send('The owner’s app is not built. Run npm run build.\n');
      const { isSecure } = originOf(request.raw, trustsProxy);
      const extraHeaders = answer.isHtml ? crumbLines(request.raw, isSecure) : [];
      reply.hijack();
      sendReady(answer, { request: request.raw, response: reply.raw, extraHeaders });
      return undefined;
    });
};
