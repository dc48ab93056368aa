import { basename, join } from 'node:path';
import { isRecord, SITE_DOCUMENT } from '@sitewright/domain/documents';
import { findHomepageFault, pageMessages, type CollectionContent } from '@sitewright/domain/pages';
import { defaultSiteSettings, type Site, type SiteSettings } from '@sitewright/domain/sites';
import type { Queryable } from '../database/index.ts';
import { stylesKind, type DocumentKind } from '../documents/index.ts';
import { deleteSiteFiles, fileKey, type FileStore } from '../files/index.ts';
import { isRefusal, type Refusal } from '../http/index.ts';
import { formKind } from '../forms/index.ts';
import { insertAsset } from '../media/index.ts';
import { headerFooterKind, navigationKind } from '../navigation/index.ts';
import {
  cleanAuthors,
  collectionKind,
  itemKind,
  putAuthors,
  putHomepageId,
  putPagePassword,
  restoreItemMetadata,
} from '../pages/index.ts';
import { importStock } from '../catalogue/index.ts';
import { putRedirects } from '../redirects/index.ts';
import { putCommentSettings, insertComments } from '../comments/index.ts';
import { insertDiscount } from '../discounts/index.ts';
import { insertFund } from '../donations/index.ts';
import { newId } from '../ids/index.ts';
import { putStoreSettings } from '../store/index.ts';
import { readDiscounts } from './read-discounts.ts';
import { readFunds } from './read-funds.ts';
import { invalidateCacheTags, createSite, findSiteById, type ListedSite } from '../sites/index.ts';
import { contentTypeOf } from '../static-files/index.ts';
import { findTemplateWarnings, templateKind, type TemplateFileContent } from '../templates/index.ts';
import { importFonts } from './import-fonts.ts';
import { receiveMedia } from './import-media.ts';
import { importMailing } from './import-mailing.ts';
import { ImportFault } from './import-fault.ts';
import { readCollections, readForms, readItems, type ReadDocument } from './read-documents.ts';
import { readOptionalSettings } from './read-optional-settings.ts';
import { readNavigations } from './read-navigation.ts';
import { readAuthors, readComments, readCommentSettings, readRedirects } from './read-lists.ts';
import { readImportedStore } from './read-store.ts';
import { listFolder, openSiteFolder, readJsonFile } from './site-folder.ts';
import { writeDocuments, type ImportTarget } from './write-documents.ts';

export interface SiteFolderImport {
  readonly transaction: Queryable;
  readonly files: FileStore;
  readonly folder: string;
  readonly host: string;
  /** Overrides the identifier in the folder. */
  readonly identifier?: string;
  readonly title?: string;
  /** Receives warnings about values that were imported although they are invalid. */
  readonly warn?: (text: string) => void;
}

const ASSETS = 'assets/';

const textOf = (value: unknown, fallback: string): string => (typeof value === 'string' ? value : fallback);

const settingsFrom = (configuration: Readonly<Record<string, unknown>>): Partial<SiteSettings> => ({
  description: textOf(configuration['description'], defaultSiteSettings.description),
  timeZone: textOf(configuration['timeZone'], defaultSiteSettings.timeZone),
  language: textOf(configuration['language'], defaultSiteSettings.language),
  currency: textOf(configuration['currency'], defaultSiteSettings.currency),
  ...readOptionalSettings(configuration),
});

const idOf = <Content extends { readonly id: string }>({ published, draft }: ReadDocument<Content>): string =>
  (published ?? draft)?.id ?? '';

const withIds = <Content extends { readonly id: string }>(documents: readonly ReadDocument<Content>[]) =>
  documents.map((document) => ({ ...document, id: idOf(document) }));

const importPages = async (target: ImportTarget, folder: string): Promise<ReadonlyMap<string, string>> => {
  const read = await readCollections(folder);
  const ids = new Map(read.map((each) => [(each.draft ?? each.published)?.urlId ?? '', idOf(each)]));
  const placed = read.map((each) => ({
    ...each,
    published: withParent(each.published, ids),
    draft: withParent(each.draft, ids),
  }));
  await writeDocuments(collectionKind, target, withIds(placed));
  await importHomepage(target, read);
  const { transaction, site } = target;
  for (const { storedFields, ...document } of read)
    if (storedFields.passwordHash !== undefined)
      await putPagePassword(transaction, site.id, {
        collectionId: idOf({ ...document, storedFields }),
        passwordHash: storedFields.passwordHash,
      });
  return ids;
};

/**
 * Of several candidates the last one that visitors can see wins. Where none can be seen, the page stays that became the
 * homepage when the pages were published.
 */
const importHomepage = async (
  { transaction, site, now, warn }: ImportTarget,
  read: readonly ReadDocument<CollectionContent>[],
): Promise<void> => {
  let homepage: string | undefined;
  for (const document of read.filter(({ storedFields }) => storedFields.isHomepage)) {
    const fault = findHomepageFault(document.published, now.getTime());
    if (fault === undefined) homepage = idOf(document);
    else warn(`${document.file}: It is not made the homepage. ${pageMessages[fault]}`);
  }
  if (homepage !== undefined) await putHomepageId(transaction, site.id, homepage);
};

/** In handwritten files a page may name its folder by URL. */
const withParent = <Content extends { readonly parentId?: string }>(
  content: Content | undefined,
  ids: ReadonlyMap<string, string>,
): Content | undefined =>
  content?.parentId === undefined
    ? content
    : { ...content, parentId: ids.get(content.parentId) ?? content.parentId };

const importItems = async (
  target: ImportTarget,
  folder: string,
  ids: ReadonlyMap<string, string>,
): Promise<void> => {
  const read = await readItems(folder, ids);
  const dated = read.map((each) => {
    const { published } = each;
    const publishOn = published?.publishOn ?? each.storedFields.addedOn ?? target.now.getTime();
    return { ...each, published: published && { ...published, publishOn } };
  });
  await writeDocuments(itemKind, target, withIds(dated));
  const levels = dated.flatMap((each) =>
    Object.entries(each.storedFields.stock ?? {}).map(([variantId, quantity]) => ({
      itemId: idOf(each),
      variantId,
      quantity,
    })),
  );
  await importStock(
    { site: target.site, now: target.now, database: target.transaction, contributor: { name: '' } },
    levels,
  );
  await restoreItemMetadata(
    target.transaction,
    target.site.id,
    dated.map((each) => ({ id: idOf(each), ...each.storedFields })),
  );
};

const importSiteDocuments = async (
  target: ImportTarget,
  folder: string,
  ids: ReadonlyMap<string, string>,
): Promise<void> => {
  const read = async (name: string) => ({
    published: await readJsonFile(folder, `${name}.json`),
    draft: await readJsonFile(folder, `${name}.draft.json`),
  });
  const navigation = await read('navigation');
  await writeDocuments(navigationKind, target, [
    {
      id: SITE_DOCUMENT,
      file: 'navigation.json',
      published: readNavigations(navigation.published, ids),
      draft: navigation.draft === undefined ? undefined : readNavigations(navigation.draft, ids),
    },
  ]);
  const importOne = async <Content>(kind: DocumentKind<Content>): Promise<void> => {
    const { published, draft } = await read(kind.name);
    const contentOf = (value: unknown) => (isRecord(value) ? (value as Content) : undefined);
    const file = `${kind.name}.json`;
    await writeDocuments(kind, target, [
      { id: SITE_DOCUMENT, file, published: contentOf(published ?? {}), draft: contentOf(draft) },
    ]);
  };
  await importOne(headerFooterKind);
  await importOne(stylesKind);
};

/** Template files that the drafts remove. */
const readRemovals = async (folder: string): Promise<ReadonlySet<unknown>> => {
  const removals = await readJsonFile(folder, 'template-removals.json');
  return new Set(Array.isArray(removals) ? removals : []);
};

const importTemplate = async (
  target: ImportTarget,
  { files, folder, warn }: SiteFolderImport,
): Promise<void> => {
  const texts: { id: string; file: string; text: string }[] = [];
  const drafts = new Map<string, string>();
  for (const { path, read } of await listFolder(join(folder, 'template'))) {
    if (path.startsWith(ASSETS)) {
      const key = fileKey(target.site.id, 'template', ...path.split('/'));
      await files.put(key, await read(), { contentType: contentTypeOf(path) });
    } else texts.push({ id: path, file: `template/${path}`, text: (await read()).toString('utf8') });
  }
  for (const { path, read } of await listFolder(join(folder, 'template-drafts')))
    drafts.set(path, (await read()).toString('utf8'));
  const existing = new Set(texts.map(({ id }) => id));
  const removals = await readRemovals(folder);
  const draftOf = (id: string, text: string): TemplateFileContent | undefined => {
    const draft = drafts.get(id);
    if (draft !== undefined) return { text: draft };
    return removals.has(id) ? { text, isRemoved: true } : undefined;
  };
  await writeDocuments(templateKind, target, [
    ...texts.map(({ id, file, text }) => ({
      id,
      file,
      published: { text },
      draft: draftOf(id, text),
    })),
    ...[...drafts]
      .filter(([id]) => !existing.has(id))
      .map(([id, text]) => ({ id, file: `template-drafts/${id}`, published: undefined, draft: { text } })),
  ]);
  const warnings = warn ? await findTemplateWarnings(new Map(texts.map(({ id, text }) => [id, text]))) : [];
  for (const text of warnings) warn?.(`template/${text}`);
};

const importLists = async (
  { transaction, site }: ImportTarget,
  { folder }: SiteFolderImport,
  configuration: Readonly<Record<string, unknown>>,
): Promise<void> => {
  await putRedirects(transaction, site.id, await readRedirects(folder));
  await putAuthors(transaction, site.id, await cleanAuthors(await readAuthors(folder)));
  await putCommentSettings(transaction, site.id, readCommentSettings(configuration));
  await putStoreSettings(transaction, site.id, readImportedStore(configuration));
  for (const terms of await readDiscounts(folder))
    await insertDiscount(transaction, { websiteId: site.id, id: newId(), terms, now: new Date() });
  for (const { id: fundId, terms } of await readFunds(folder))
    await insertFund(transaction, { websiteId: site.id, fundId, terms, now: new Date() });
  await insertComments(transaction, site.id, await readComments(folder));
};

/** A failure of one is told after the other has ended too: it must write nothing more. */
const bothOf = async <First, Second>(
  first: Promise<First>,
  second: Promise<Second>,
): Promise<readonly [First, Second]> => {
  await Promise.allSettled([first, second]);
  return [await first, await second];
};

const importContent = async (
  target: ImportTarget,
  request: SiteFolderImport,
  configuration: Readonly<Record<string, unknown>>,
): Promise<void> => {
  const { folder } = request;
  const importPagesAndTemplate = async (): Promise<ReadonlyMap<string, string>> => {
    await importFonts(target, request);
    await importTemplate(target, request);
    return importPages(target, folder);
  };
  // Images are decoded by a process of their own.
  const [assets, ids] = await bothOf(receiveMedia(target, request), importPagesAndTemplate());
  for (const asset of assets) await insertAsset(target.transaction, target.site.id, asset);
  await importItems(target, folder, ids);
  await writeDocuments(formKind, target, await readForms(folder));
  await importSiteDocuments(target, folder, ids);
  await importLists(target, request, configuration);
  await importMailing(target, folder);
};

const findCreatedSite = async (transaction: Queryable, siteId: string): Promise<Site> => {
  const site = await findSiteById(transaction, siteId);
  if (!site) throw new Error('The site that was just made is gone.');
  return site;
};

/** Creates a site from a folder of readable files, completely or not at all. */
export const importSiteFolder = async (given: SiteFolderImport): Promise<ListedSite | Refusal> => {
  const folder = await openSiteFolder(given.folder);
  const request = { ...given, folder };
  const { transaction, host } = request;
  const configuration = await readJsonFile(folder, 'site.json');
  if (!isRecord(configuration)) throw new ImportFault('site.json', 'is missing, or holds no JSON object.');
  const listed = await createSite(transaction, {
    identifier: request.identifier ?? textOf(configuration['identifier'], basename(given.folder)),
    title: request.title ?? textOf(configuration['title'], ''),
    host,
    settings: settingsFrom(configuration),
  });
  if (isRefusal(listed)) return listed;
  const site = await findCreatedSite(transaction, listed.id);
  const { warn = () => undefined } = request;
  try {
    await importContent({ transaction, site, now: new Date(), warn }, request, configuration);
    await invalidateCacheTags(transaction, site.id, ['site', 'template']);
  } catch (error) {
    // The rollback removes rows but not files; another attempt creates a site with another id.
    await deleteSiteFiles(request.files, site.id);
    throw error;
  }
  return listed;
};
