import { furtherSettingsOf, type Site } from '@sitewright/domain/sites';
import { listSiteComments, readCommentSettings } from '../comments/index.ts';
import { inTransaction, type Database, type Queryable } from '../database/index.ts';
import type { FileStore } from '../files/index.ts';
import { listAuthors } from '../pages/index.ts';
import { listAllDiscounts } from '../discounts/index.ts';
import { listActiveFunds } from '../donations/index.ts';
import { readStoreSettings } from '../store/index.ts';
import { listRedirects } from '../redirects/index.ts';
import {
  exportCollections,
  exportForms,
  exportItems,
  exportSiteDocuments,
  exportTemplate,
  type ExportSource,
} from './export-documents.ts';
import { exportMailing } from './export-mailing.ts';
import { exportFonts, exportMedia, exportTemplateFiles } from './export-files.ts';
import { FolderWriter } from './folder-writer.ts';

export interface SiteFolderExport {
  readonly database: Database;
  readonly files: FileStore;
  readonly site: Site;
  readonly folder: string;
}

const writeList = async (writer: FolderWriter, path: string, list: readonly unknown[]): Promise<void> => {
  if (list.length > 0) await writer.writeJson(path, list);
};

const MAX_COMMENTS = 1_000_000;

const exportComments = async (
  { database, websiteId, writer }: ExportSource,
  items: ReadonlySet<string>,
): Promise<void> => {
  const rows = await listSiteComments(database, websiteId, { limit: MAX_COMMENTS });
  const comments = rows
    .filter(({ itemId }) => items.has(itemId))
    .toReversed()
    .map(
      ({ commentId: id, itemId, parentId, authorName, email, website, body, state, createdAt, ...rest }) => ({
        id,
        itemId,
        authorName,
        ...(email === null ? {} : { email }),
        ...(website === null ? {} : { website }),
        body,
        state,
        addedOn: createdAt.getTime(),
        ...(rest.contributorId === null ? {} : { isByTeam: true }),
        ...(parentId === null ? {} : { parentId }),
      }),
    );
  await writeList(writer, 'comments.json', comments);
};

const exportSettings = async ({ database, websiteId, writer }: ExportSource, site: Site): Promise<void> => {
  const { title, description, timeZone, language, currency } = site.settings;
  const comments = await readCommentSettings(database, websiteId);
  const store = await readStoreSettings(database, websiteId);
  const { identifier } = site;
  await writer.writeJson('site.json', {
    identifier,
    title,
    description,
    timeZone,
    language,
    currency,
    ...furtherSettingsOf(site.settings),
    comments,
    store,
  });
  await writeList(writer, 'redirects.json', await listRedirects(database, websiteId));
  const discounts = await listAllDiscounts(database, websiteId);
  await writeList(
    writer,
    'discounts.json',
    discounts.map(({ terms }) => terms),
  );
  const funds = await listActiveFunds(database, websiteId);
  await writeList(
    writer,
    'donation-funds.json',
    funds.map(({ fundId, terms }) => ({ ...terms, id: fundId })),
  );
  const authors = await listAuthors(database, websiteId);
  await writeList(
    writer,
    'authors.json',
    authors.map(({ id, content }) => ({ ...content, id })),
  );
};

const exportContent = async (
  database: Queryable,
  writer: FolderWriter,
  { site, files }: SiteFolderExport,
): Promise<void> => {
  const source = { database, websiteId: site.id, writer };
  await exportSettings(source, site);
  const folders = await exportCollections(source);
  await exportComments(source, await exportItems(source, folders));
  await exportSiteDocuments(source, [...folders.keys()]);
  await exportForms(source);
  await exportMailing(source);
  await exportTemplate(source);
  await exportTemplateFiles({ ...source, files });
  await exportFonts({ ...source, files });
  await exportMedia({ ...source, files });
};

/** Writes the whole site as readable files, from one snapshot. */
export const exportSiteFolder = async (request: SiteFolderExport): Promise<void> => {
  const writer = await FolderWriter.open(request.folder);
  await inTransaction(request.database, (transaction) => exportContent(transaction, writer, request), {
    isolationLevel: 'repeatable read',
    accessMode: 'read only',
  });
};
