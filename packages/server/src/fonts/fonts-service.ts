import { fontText } from '@sitewright/domain/fonts';
import type { Queryable } from '../database/index.ts';
import { isRefusal, refuse, type ContributorContext } from '../http/index.ts';
import { enqueueJob } from '../jobs/index.ts';
import { readCatalogue, type CatalogueFont } from './catalogue/font-catalogue.ts';
import { findSiteFont, listSiteFonts, putSiteFont, type SiteFont } from './fonts-store.ts';
import { fetchFontKind } from './storage/fetch-font-job.ts';
import { facesCss } from './package/faces-css.ts';
import { isShipped, readShippedFile, shippedFaces } from './package/shipped-fonts.ts';
import type { FontRegistry } from './registry/font-registry.ts';

/** The `@font-face` rules of families; none for those that are not available. */
export const facesFor = async (
  database: Queryable,
  websiteId: string,
  families: readonly string[],
): Promise<string> => {
  if (families.length === 0) return '';
  const { byFamily } = await readCatalogue();
  const rules = families.flatMap((family) => {
    const font = byFamily.get(family);
    return font ? [rulesOf(database, websiteId, font)] : [];
  });
  return (await Promise.all(rules)).filter((css) => css !== '').join('\n');
};

/** A site stays on the version that it downloaded. */
const siteFontCss = (font: CatalogueFont, { version, faces, state }: SiteFont): string =>
  state === 'ready' ? facesCss({ ...font, version }, faces) : '';

const rulesOf = async (database: Queryable, websiteId: string, font: CatalogueFont): Promise<string> => {
  const shipped = await shippedFaces(font);
  if (shipped) return facesCss(font, shipped);
  const kept = await findSiteFont(database, websiteId, font.slug);
  return kept ? siteFontCss(font, kept) : '';
};

export const listFonts = async ({ database, site }: ContributorContext, registry: FontRegistry) => {
  const [{ list }, rows, isReachable] = await Promise.all([
    readCatalogue(),
    listSiteFonts(database, site.id),
    registry.isReachable(),
  ]);
  const kept = new Set(rows.filter(({ state }) => state === 'ready').map(({ slug }) => slug));
  const placeOf = (font: CatalogueFont) => {
    if (isShipped(font)) return 'shipped' as const;
    return kept.has(font.slug) ? ('kept' as const) : ('away' as const);
  };
  const fonts = list.map((font) => {
    const { slug, family, category } = font;
    return { slug, family, category, place: placeOf(font) };
  });
  return { fonts, isReachable };
};

export const readFont = async ({ database, site }: ContributorContext, slug: string) => {
  const font = (await readCatalogue()).bySlug.get(slug);
  if (!font) return refuse('font-unknown');
  const { family } = font;
  const css = await rulesOf(database, site.id, font);
  if (css !== '') return { state: 'ready' as const, family, css };
  const row = await findSiteFont(database, site.id, slug);
  return { state: row && row.state !== 'ready' ? row.state : ('away' as const), family, css };
};

/** Enqueues the download of the family, unless it is stored already. */
export const addFont = async (context: ContributorContext, registry: FontRegistry, slug: string) => {
  const found = await readFont(context, slug);
  if (isRefusal(found) || found.state === 'ready') return found;
  const font = (await readCatalogue()).bySlug.get(slug);
  if (!font) return refuse('font-unknown');
  if (!(await registry.isReachable())) return refuse('fonts-unreachable');
  const { database, site, now } = context;
  const { family, version } = font;
  const row = { slug, family, version, state: 'waiting' as const, faces: [], updatedAt: now };
  await putSiteFont(database, site.id, row);
  const payload = { websiteId: site.id, slug };
  await enqueueJob(database, fetchFontKind, { websiteId: site.id, dedupeKey: slug, payload });
  return { state: 'waiting' as const, family, css: '' };
};

/** The face that renders the name of the family. */
const previewFace = <Face extends { readonly style: string; readonly weight: string }>(
  faces: readonly Face[],
): Face | undefined => faces.find(({ style, weight }) => style === 'normal' && !weight.startsWith('700'));

const previewBytes = async (registry: FontRegistry, font: CatalogueFont): Promise<Buffer | undefined> => {
  const shipped = await shippedFaces(font);
  if (shipped) return readShippedFile(font, previewFace(shipped)?.file ?? '');
  const { faces, files } = await registry.fetchFont(font);
  return files.get(previewFace(faces)?.file ?? '');
};

export const previewFont = async (registry: FontRegistry, slug: string) => {
  const font = (await readCatalogue()).bySlug.get(slug);
  if (!font) return refuse('font-unknown');
  const bytes = await previewBytes(registry, font).catch(() => undefined);
  if (!bytes) return refuse('font-preview-failed').withMessage(fontText('font-preview-failed', font.family));
  return { woff2: bytes.toString('base64') };
};
