import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isPageUrlId } from '@sitewright/domain/pages';
import { defaultSiteSettings, type SiteSettings } from '@sitewright/domain/sites';
import type { Queryable } from '../database/index.ts';
import { fileKey, type FileStore } from '../files/index.ts';
import { isRefusal, type Refusal } from '../http/index.ts';
import { newId } from '../ids/index.ts';
import { insertCollections, type NewCollection } from '../pages/index.ts';
import { bumpSubjects, createSite, type ListedSite } from '../sites/index.ts';
import { contentTypeOf } from '../static-files/index.ts';
import { replaceTemplateFiles } from '../templates/index.ts';
import { readFolder, readSiteConfiguration } from './site-folder.ts';

export interface SiteFolderImport {
  readonly transaction: Queryable;
  readonly files: FileStore;
  readonly folder: string;
  readonly host: string;
  /** Instead of what the folder says. */
  readonly identifier?: string;
  readonly title?: string;
}

const ASSETS = 'assets/';
const COLLECTION_PAGE = 7;

const textOf = (value: unknown, fallback: string): string => (typeof value === 'string' ? value : fallback);

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const settingsFrom = (configuration: Readonly<Record<string, unknown>>): Partial<SiteSettings> => ({
  description: textOf(configuration['siteDescription'], defaultSiteSettings.description),
  timeZone: textOf(configuration['timeZone'], defaultSiteSettings.timeZone),
  language: textOf(configuration['language'], defaultSiteSettings.language),
  currency: textOf(configuration['currency'], defaultSiteSettings.currency),
});

const collectionFrom = (
  websiteId: string,
  entry: Readonly<Record<string, unknown>>,
  position: number,
): NewCollection => {
  const urlId = textOf(entry['urlId'], '');
  if (!isPageUrlId(urlId)) throw new Error(`${urlId} is not a valid page URL`);
  const seo = isRecord(entry['seo']) ? entry['seo'] : {};
  return {
    websiteId,
    collectionId: newId(),
    urlId,
    position,
    title: textOf(entry['title'], urlId),
    description: textOf(entry['description'], ''),
    type: typeof entry['type'] === 'number' ? entry['type'] : COLLECTION_PAGE,
    typeName: textOf(entry['typeName'], 'page'),
    regionName: textOf(entry['regionName'], 'default'),
    isHomepage: entry['homepage'] === true,
    navigation: textOf(entry['navigation'], 'mainNav'),
    seo: { title: textOf(seo['title'], ''), description: textOf(seo['description'], '') },
  };
};

const readCollections = async (folder: string, websiteId: string): Promise<NewCollection[]> => {
  const list: unknown = JSON.parse(await readFile(join(folder, 'collections.json'), 'utf8'));
  if (!Array.isArray(list)) throw new Error('collections.json must hold a list.');
  return list.filter(isRecord).map((entry, position) => collectionFrom(websiteId, entry, position));
};

const importTemplate = async (
  { transaction, files, folder }: SiteFolderImport,
  websiteId: string,
): Promise<void> => {
  const template = await readFolder(join(folder, 'template'));
  const texts = template.filter(({ path }) => !path.startsWith(ASSETS));
  await replaceTemplateFiles(
    transaction,
    websiteId,
    new Map(texts.map(({ path, content }) => [path, content])),
  );
  for (const { path, content } of template) {
    if (!path.startsWith(ASSETS)) continue;
    const key = fileKey(websiteId, 'template', ...path.split('/'));
    await files.put(key, content, { contentType: contentTypeOf(path) });
  }
};

/** Makes a site from a folder of readable files; all of it, or nothing. */
export const importSiteFolder = async (request: SiteFolderImport): Promise<ListedSite | Refusal> => {
  const { transaction, folder, host } = request;
  const configuration = await readSiteConfiguration(folder);
  const site = await createSite(transaction, {
    identifier: request.identifier ?? textOf(configuration['identifier'], ''),
    title: request.title ?? textOf(configuration['title'], ''),
    host,
    settings: settingsFrom(configuration),
  });
  if (isRefusal(site)) return site;
  await insertCollections(transaction, await readCollections(folder, site.id));
  await importTemplate(request, site.id);
  await bumpSubjects(transaction, site.id, ['site', 'template']);
  return site;
};
