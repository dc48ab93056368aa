import { isSameContent, SITE_DOCUMENT, type DocumentKindName } from '@sitewright/domain/documents';
import { groupOfPages, withoutPages, withUnplacedPages } from '@sitewright/domain/navigation';
import type { CollectionContent, ItemContent, Navigations } from '@sitewright/domain/pages';
import type { Queryable } from '../database/index.ts';
import { findDocument, findRevision, listDocuments, type DocumentRow } from '../documents/index.ts';
import { listSiteStock } from '../catalogue/index.ts';
import { listItemLikes, listPagePasswords, readHomepageId } from '../pages/index.ts';
import type { FolderWriter } from './folder-writer.ts';

export interface ExportSource {
  readonly database: Queryable;
  readonly websiteId: string;
  readonly writer: FolderWriter;
}

interface States {
  readonly published: unknown;
  /** Only if it differs. */
  readonly draft: unknown;
}

const statesOf = async ({ database, websiteId }: ExportSource, row: DocumentRow): Promise<States> => {
  const { kind, documentId: id, publishedRevision: revision, hasChanges, draft } = row;
  if (revision === null) return { published: undefined, draft };
  if (!hasChanges) return { published: draft, draft: undefined };
  const published = (await findRevision(database, websiteId, { kind, id, revision }))?.content;
  return { published, draft: isSameContent(published, draft) ? undefined : draft };
};

type Facts = Readonly<Record<string, unknown>>;

/** `name.json` is the published content, `name.draft.json` the draft if it differs. */
const writeStates = async (
  { writer }: ExportSource,
  name: string,
  { published, draft, facts = {} }: States & { readonly facts?: Facts },
): Promise<void> => {
  const withFacts = (content: unknown) => ({ ...(content as Facts), ...facts });
  if (published !== undefined) await writer.writeJson(`${name}.json`, withFacts(published));
  if (draft !== undefined)
    await writer.writeJson(`${name}.draft.json`, published === undefined ? withFacts(draft) : draft);
};

/** A slash would create folders: `a/b` becomes `a.b`, which is no valid URL. */
const fileNameOf = (urlId: string): string => urlId.replaceAll('/', '.');

const timesOf = ({ createdAt, updatedAt }: DocumentRow): Facts => ({
  addedOn: createdAt.getTime(),
  updatedOn: updatedAt.getTime(),
});

/** Name of each page's item folder, by page id. */
export const exportCollections = async (source: ExportSource): Promise<ReadonlyMap<string, string>> => {
  const { database, websiteId } = source;
  const passwords = new Map(
    (await listPagePasswords(database, websiteId)).map((each) => [each.collectionId, each.passwordHash]),
  );
  const homepageId = await readHomepageId(database, websiteId);
  const names = new Map<string, string>();
  for (const row of await listDocuments(database, websiteId, { kind: 'collection' })) {
    const name = fileNameOf((row.draft as CollectionContent).urlId);
    const passwordHash = passwords.get(row.documentId);
    const facts = {
      ...timesOf(row),
      ...(passwordHash === undefined ? {} : { passwordHash }),
      ...(row.documentId === homepageId ? { isHomepage: true } : {}),
    };
    await writeStates(source, `collections/${name}`, { ...(await statesOf(source, row)), facts });
    names.set(row.documentId, name);
  }
  return names;
};

const BATCH = 500;

async function* readInBatches(
  { database, websiteId }: ExportSource,
  kind: DocumentKindName,
): AsyncGenerator<DocumentRow> {
  let after: string | undefined;
  for (;;) {
    const rows = await listDocuments(database, websiteId, {
      kind,
      limit: BATCH,
      ...(after === undefined ? {} : { after }),
    });
    yield* rows;
    after = rows.at(-1)?.documentId;
    if (rows.length < BATCH || after === undefined) return;
  }
}

/** The folder determines the page of an item; items of trashed pages are not exported. */
export const exportItems = async (
  source: ExportSource,
  folders: ReadonlyMap<string, string>,
): Promise<ReadonlySet<string>> => {
  const likes = await listItemLikes(source.database, source.websiteId);
  const stocks = await listSiteStock(source.database, source.websiteId);
  const exported = new Set<string>();
  for await (const row of readInBatches(source, 'item')) {
    const { collectionId, urlId } = row.draft as ItemContent;
    const folder = folders.get(collectionId);
    if (folder === undefined) continue;
    const likeCount = likes.get(row.documentId);
    const stock = stocks.get(row.documentId);
    const facts = {
      ...timesOf(row),
      ...(likeCount === undefined ? {} : { likeCount }),
      ...(stock === undefined ? {} : { stock }),
    };
    await writeStates(source, `items/${folder}/${fileNameOf(urlId)}`, {
      ...(await statesOf(source, row)),
      facts,
    });
    exported.add(row.documentId);
  }
  return exported;
};

/** Drops links to trashed pages and adds unplaced pages, as an import would. */
const tidyNavigations = (navigations: Navigations, pageIds: readonly string[]): Navigations => {
  const known = new Set(pageIds);
  const gone = [...groupOfPages(navigations).keys()].filter((id) => !known.has(id));
  const kept = withoutPages(navigations, new Set(gone));
  return withUnplacedPages(kept, pageIds.toSorted());
};

const isEmpty = (content: unknown): boolean => isSameContent(content, {});

const exportSiteDocument = async (
  source: ExportSource,
  kind: DocumentKindName,
  tidy: (content: unknown) => unknown = (content) => content,
): Promise<void> => {
  const row = await findDocument(source.database, source.websiteId, { kind, id: SITE_DOCUMENT });
  if (!row) return;
  const { published, draft } = await statesOf(source, row);
  if (draft === undefined && isEmpty(published)) return;
  await writeStates(source, kind, {
    published: published === undefined ? undefined : tidy(published),
    draft: draft === undefined ? undefined : tidy(draft),
  });
};

export const exportSiteDocuments = async (
  source: ExportSource,
  pageIds: readonly string[],
): Promise<void> => {
  await exportSiteDocument(source, 'navigation', (content) =>
    tidyNavigations(content as Navigations, pageIds),
  );
  await exportSiteDocument(source, 'header-footer');
  await exportSiteDocument(source, 'styles');
};

/** Under their ids, which blocks refer to. Submissions are not content and stay behind. */
export const exportForms = async (source: ExportSource): Promise<void> => {
  for (const row of await listDocuments(source.database, source.websiteId, { kind: 'form' }))
    await writeStates(source, `forms/${row.documentId}`, await statesOf(source, row));
};

/** Undefined for a removed file. */
const textOf = (content: unknown): string | undefined =>
  typeof content === 'object' &&
  content !== null &&
  'text' in content &&
  typeof content.text === 'string' &&
  !('isRemoved' in content)
    ? content.text
    : undefined;

export const exportTemplate = async (source: ExportSource): Promise<void> => {
  const removed: string[] = [];
  for (const row of await listDocuments(source.database, source.websiteId, { kind: 'template' })) {
    const { published, draft } = await statesOf(source, row);
    const [shown, changed] = [textOf(published), textOf(draft)];
    if (shown !== undefined) await source.writer.writeText(`template/${row.documentId}`, shown);
    if (changed !== undefined) await source.writer.writeText(`template-drafts/${row.documentId}`, changed);
    else if (shown !== undefined && draft !== undefined) removed.push(row.documentId);
  }
  if (removed.length > 0) await source.writer.writeJson('template-removals.json', removed.toSorted());
};
