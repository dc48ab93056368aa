import { contributorCalls } from '@sitewright/api/contributors';
import type { FastifyInstance } from 'fastify';
import { sendRefusal, crumbLines, originOf, PreparedResponse, refuse, sendPrepared } from '../http/index.ts';
import { findChunkFiles } from './build-manifest.ts';
import { createBuiltFiles } from './built-files.ts';

/** The owner app runs no script but its own, and no other site may frame it. */
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

/** Screens whose code is preloaded with the app: otherwise it would load only after the app has started. */
const preloadedScreens: ReadonlyMap<string, string> = new Map([
  ['pages/edit', 'src/canvas/canvas-screen.tsx'],
]);

/** Scripts that import a screen wait for its style sheets, unless the page has them already. */
const preloadLine = (file: string): string =>
  `<link rel="${file.endsWith('.css') ? 'stylesheet' : 'modulepreload'}" crossorigin href="/config/${file}">\n`;

/** Every screen needs the session before it can be shown. */
const SESSION_PRELOAD = `<link rel="preload" as="fetch" crossorigin href="${contributorCalls.readSession.path}">\n`;

const withPreloads = (page: string, files: readonly string[]): string => {
  const lines = files.filter((file) => !page.includes(file)).map(preloadLine);
  return page.replace('</head>', () => `${SESSION_PRELOAD}${lines.join('')}</head>`);
};

const asIndex = (file: PreparedResponse, preloaded: readonly string[]): PreparedResponse =>
  new PreparedResponse({
    status: 200,
    contentType: 'text/html; charset=utf-8',
    body: withPreloads(String(file.variant('identity')?.body ?? ''), preloaded),
    cacheControl: 'no-cache',
    extraHeaders: ['content-security-policy', OWNER_POLICY, 'referrer-policy', 'same-origin'],
  });

/** Addresses outside of /config that open a screen of the owner app. */
const screensOutside = ['/settings/billing/upgrade', '/settings/billing/subscriptions/website'];

export interface EditorRoutes {
  /** Of the build. */
  readonly folder: string;
  readonly trustsProxy: boolean;
}

/** The owner app: its files, and its single page for every other path below /config. */
export const registerEditorRoutes = (app: FastifyInstance, { folder, trustsProxy }: EditorRoutes): void => {
  const files = createBuiltFiles(folder);
  const indexes = new Map<string, Promise<PreparedResponse | undefined>>();
  const buildIndex = async (source: string | undefined): Promise<PreparedResponse | undefined> => {
    const file = await files.find('index.html');
    return file && asIndex(file, source === undefined ? [] : await findChunkFiles(folder, source));
  };
  const findIndex = (screen: string): Promise<PreparedResponse | undefined> => {
    const source = preloadedScreens.get(screen);
    const index = indexes.get(source ?? '') ?? buildIndex(source);
    indexes.set(source ?? '', index);
    return index;
  };

  for (const path of screensOutside) app.get(path, (_request, reply) => reply.redirect(`/config${path}`));

  const paths = ['/config', '/config/*'];
  for (const path of paths)
    app.get(path, async (request, reply) => {
      const { '*': name = '' } = request.params as { '*'?: string };
      const file = name === 'index.html' ? undefined : await files.find(name);
      // HTML in place of a missing script would be executed as one.
      if (!file && name.startsWith('assets/')) return sendRefusal(reply, refuse('not-found'));
      const response = file ?? (await findIndex(name));
      if (!response)
        return reply.code(503).type('text/plain').send('The owner’s app is not built. Run npm run build.\n');
      const { isSecure } = originOf(request.raw, trustsProxy);
      const extraHeaders = response.isHtml ? crumbLines(request.raw.headers.cookie, isSecure) : [];
      reply.hijack();
      sendPrepared(response, { request: request.raw, response: reply.raw, extraHeaders });
      return undefined;
    });
};
