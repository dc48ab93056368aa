import type { FastifyInstance } from 'fastify';
import { fileKey, type FileStore } from '../files/index.ts';
import { sendRefusal, matchesEntityTag, originOf, refuse } from '../http/index.ts';
import type { SiteDirectory } from '../sites/index.ts';

export interface AssetRoutes {
  readonly files: FileStore;
  readonly directory: SiteDirectory;
  readonly trustsProxy: boolean;
}

/** Long enough to help during a visit, short enough that a change shows the same day. */
const CACHE_CONTROL = 'public, max-age=3600, stale-while-revalidate=86400';

const keyOf = (siteId: string, path: string): string | undefined => {
  try {
    return fileKey(siteId, 'template', 'assets', ...path.split('/'));
  } catch {
    return undefined;
  }
};

/** Images, fonts and other files of the site's template. */
export const registerAssetRoutes = (
  app: FastifyInstance,
  { files, directory, trustsProxy }: AssetRoutes,
): void => {
  app.get('/assets/*', async (request, reply) => {
    const { '*': path = '' } = request.params as { '*'?: string };
    const site = await directory.find(originOf(request.raw, trustsProxy).host);
    const key = site && keyOf(site.id, path);
    const info = key && (await files.head(key));
    if (!info) return sendRefusal(reply, refuse('not-found'));
    reply
      .header('etag', `"${info.etag}"`)
      .header('cache-control', CACHE_CONTROL)
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
      .type(info.contentType);
    if (matchesEntityTag(request.headers['if-none-match'], `"${info.etag}"`)) return reply.code(304).send();
    reply.header('content-length', info.size);
    const file = await files.get(key);
    return file ? reply.send(file.stream) : sendRefusal(reply, refuse('not-found'));
  });
};
