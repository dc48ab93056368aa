import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isId } from '@sitewright/domain/ids';
import { assetUrlOf, fileTypes, MEDIA_BASE, type Asset } from '@sitewright/domain/media';
import { attachmentNamed, databaseForRequest, originOf, refuse, sendRefusal } from '../../http/index.ts';
import type { SiteDirectory } from '../../sites/index.ts';
import { createImageFinder, type FinderServices } from './find-image.ts';
import { findAsset } from '../media-store.ts';
import { sendFile } from './send-file.ts';

export interface MediaRoutes extends FinderServices {
  readonly directory: SiteDirectory;
  readonly trustsProxy: boolean;
  /** Whether a contributor of the site sends the request: only they see files that are sold. */
  isContributor(request: FastifyRequest): Promise<boolean>;
}

const IMMUTABLE = 'public, max-age=31536000, immutable';
/** For URLs without a version. */
const SHORT_LIVED = 'public, max-age=3600, stale-while-revalidate=86400';
/** For redirects from an old version to the new one. */
const ONE_MINUTE = 'public, max-age=60';

interface MediaAddress {
  /** Undefined for the newest. */
  readonly version: number | undefined;
}

/** `3/name.jpg` or `name.jpg`; the name is not used for the lookup. */
const readAddress = (rest: string): MediaAddress | undefined => {
  const [first = '', ...names] = rest.split('/');
  if (names.length === 0) return { version: undefined };
  return names.length === 1 && /^[1-9]\d{0,8}$/.test(first) ? { version: Number(first) } : undefined;
};

const textOf = (query: unknown, name: string): string | undefined => {
  const value = typeof query === 'object' && query !== null ? Reflect.get(query, name) : undefined;
  return typeof value === 'string' ? value : undefined;
};

/** An SVG that is opened directly is a document: it must neither run scripts nor load anything. */
const INERT_POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox";

const protect = (reply: FastifyReply, { kind, contentType, filename }: Asset): void => {
  if (kind === 'image') reply.header('content-security-policy', INERT_POLICY);
  if (contentType === fileTypes.zip.contentType)
    reply.header('content-disposition', attachmentNamed(filename));
};

const searchOf = (request: FastifyRequest): string => {
  const url = request.raw.url ?? '';
  const mark = url.indexOf('?');
  return mark < 0 ? '' : url.slice(mark);
};

/** Images and other public files of the site. */
export const registerMediaRoutes = (app: FastifyInstance, services: MediaRoutes): void => {
  const { files, directory, trustsProxy } = services;
  const pictures = createImageFinder(services);

  const find = async (request: FastifyRequest, id: string) => {
    const site = isId(id) ? await directory.find(originOf(request.raw, trustsProxy).host) : undefined;
    if (!site) return undefined;
    const sent = { request: request.raw, siteId: site.id, trustsProxy };
    const asset = await findAsset(databaseForRequest(services.database, sent), site.id, id);
    return asset && !asset.trashedOn ? { websiteId: site.id, asset } : undefined;
  };

  app.get(`${MEDIA_BASE}:id/*`, async (request, reply) => {
    const { id = '', '*': rest = '' } = request.params as { id?: string; '*'?: string };
    const address = readAddress(rest);
    const found = address && (await find(request, id));
    if (!found) return sendRefusal(reply, refuse('not-found'));
    const { asset } = found;
    if (asset.isPrivate && !(await services.isContributor(request)))
      return sendRefusal(reply.header('cache-control', 'no-store'), refuse('not-found'));
    if (address.version !== undefined && address.version !== asset.version)
      return reply.header('cache-control', ONE_MINUTE).redirect(assetUrlOf(asset) + searchOf(request));
    const asked = { format: textOf(request.query, 'format'), crop: textOf(request.query, 'crop') };
    const file = await pictures.find({ ...found, asked, accept: request.headers.accept ?? '' });
    if (!file) return sendRefusal(reply, refuse('not-found'));
    protect(reply, asset);
    if (asset.kind === 'image') reply.header('vary', 'Accept');
    const isFixed = address.version !== undefined && asked.crop === undefined && !file.isFallback;
    reply.header('cache-control', asset.isPrivate ? 'private, no-store' : isFixed ? IMMUTABLE : SHORT_LIVED);
    return sendFile(files, { request, reply }, file);
  });
};
