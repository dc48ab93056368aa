import type { FastifyInstance } from 'fastify';
import type { FileStore } from '../files/index.ts';
import { sendRefusal, originOf, refuse } from '../http/index.ts';
import type { SiteDirectory } from '../sites/index.ts';
import { readCatalogue } from './catalogue/font-catalogue.ts';
import { FONT_TYPE, fontKey } from './storage/font-files.ts';
import { FONTS_BASE } from './package/faces-css.ts';
import { readShippedFile } from './package/shipped-fonts.ts';

export interface FontFileRoutes {
  readonly files: FileStore;
  readonly directory: SiteDirectory;
  readonly trustsProxy: boolean;
}

/** The URL contains the version. */
const IMMUTABLE = 'public, max-age=31536000, immutable';

interface FontAddress {
  readonly slug: string;
  readonly version: string;
  readonly file: string;
}

const readShipped = async ({ slug, version, file }: FontAddress): Promise<Buffer | undefined> => {
  const font = (await readCatalogue()).bySlug.get(slug);
  return font?.version === version ? readShippedFile(font, file) : undefined;
};

const keyOf = (websiteId: string, { file, ...font }: FontAddress): string | undefined => {
  try {
    return fontKey({ websiteId, ...font }, file);
  } catch {
    return undefined;
  }
};

/** Font files: built-in ones, and those downloaded for the site. */
export const registerFontFiles = (
  app: FastifyInstance,
  { files, directory, trustsProxy }: FontFileRoutes,
): void => {
  app.get<{ Params: FontAddress }>(`${FONTS_BASE}:slug/:version/:file`, async (request, reply) => {
    const { params } = request;
    reply.header('cache-control', IMMUTABLE).type(FONT_TYPE);
    const shipped = await readShipped(params);
    if (shipped) return reply.send(shipped);
    const site = await directory.find(originOf(request.raw, trustsProxy).host);
    const key = site && keyOf(site.id, params);
    const kept = key && (await files.get(key));
    if (kept) return reply.header('content-length', kept.size).send(kept.stream);
    return sendRefusal(reply.header('cache-control', 'no-store'), refuse('not-found'));
  });
};
