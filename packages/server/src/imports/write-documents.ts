import { canonicalJson, isStorable } from '@sitewright/domain/documents';
import type { Site } from '@sitewright/domain/sites';
import type { Queryable } from '../database/index.ts';
import { findSchemaFaults, insertDocuments, insertRevisions, type DocumentKind } from '../documents/index.ts';
import { isRefusal, type Refusal } from '../http/index.ts';
import { ImportFault } from './import-fault.ts';
import type { StoredFields } from './read-documents.ts';

export interface ImportedDocument<Content> {
  readonly id: string;
  readonly file: string;
  readonly published: Content | undefined;
  readonly draft: Content | undefined;
  readonly storedFields?: StoredFields;
}

export interface ImportTarget {
  readonly transaction: Queryable;
  readonly site: Site;
  readonly now: Date;
  /** Receives warnings about values that were imported although they are invalid. */
  warn(text: string): void;
}

/** Rows per statement, limited by the number of parameters. */
const BATCH = 200;

const reasonOf = (refusal: Refusal): string =>
  [refusal.message, ...Object.entries(refusal.errors ?? {}).map(([field, text]) => `${field}: ${text}`)].join(
    ' ',
  );

const checkForm = <Content>(kind: DocumentKind<Content>, content: Content, file: string): void => {
  if (!isStorable(content)) throw new ImportFault(file, 'A text holds signs that cannot be kept.');
  const [fault] = Object.entries({
    ...findSchemaFaults(kind.schema, content),
    ...kind.findFormFaults?.(content),
  });
  if (fault) throw new ImportFault(file, fault.join(' ').trim());
};

/** A folder may come from an earlier version: obsolete fields are dropped with a warning. */
const withoutObsolete = <Content>(
  kind: DocumentKind<Content>,
  { warn }: ImportTarget,
  document: ImportedDocument<Content>,
): ImportedDocument<Content> => {
  const strip = (content: Content | undefined): Content | undefined =>
    content === undefined ? undefined : (kind.withoutObsolete?.(content, content) ?? content);
  const stripped = { ...document, published: strip(document.published), draft: strip(document.draft) };
  if (canonicalJson(contentsOf(stripped)) !== canonicalJson(contentsOf(document)))
    warn(`${document.file}: Fields that are not known any more were left out.`);
  return stripped;
};

/** Sanitizes texts as a save does: a folder may come from somebody else. */
const cleanDocument = async <Content>(
  kind: DocumentKind<Content>,
  document: ImportedDocument<Content>,
): Promise<ImportedDocument<Content>> => {
  const clean = async (content: Content | undefined) =>
    content === undefined || !kind.clean ? content : kind.clean(content);
  return { ...document, published: await clean(document.published), draft: await clean(document.draft) };
};

/** Invalid block values are imported with a warning: one block must not prevent the import of a site. */
const warnBlockFaults = <Content>(
  kind: DocumentKind<Content>,
  { warn }: ImportTarget,
  { file, published, draft }: ImportedDocument<Content>,
): void => {
  const found = [
    published === undefined ? undefined : kind.findBlockFaults?.(published, undefined),
    draft === undefined ? undefined : kind.findBlockFaults?.(draft, published),
  ];
  for (const faults of found)
    for (const [place, text] of Object.entries(faults ?? {})) warn(`${file}: ${place}: ${text}`);
};

const contentsOf = <Content>({ published, draft }: ImportedDocument<Content>): Content[] =>
  [published, draft].filter((content) => content !== undefined);

const checkRules = async <Content>(
  kind: DocumentKind<Content>,
  { transaction, site, now }: ImportTarget,
  document: ImportedDocument<Content>,
): Promise<void> => {
  for (const content of contentsOf(document)) {
    const fault = await kind.check(transaction, { site, content, before: undefined, now, isImported: true });
    if (isRefusal(fault)) throw new ImportFault(document.file, reasonOf(fault));
  }
};

const checkKeys = <Content>(
  kind: DocumentKind<Content>,
  documents: readonly ImportedDocument<Content>[],
): void => {
  const seen = new Map<string, string>();
  const files = new Map<string, string>();
  for (const { id, draft, published, file } of documents) {
    const sameId = files.get(id);
    if (sameId !== undefined) throw new ImportFault(file, `has the same id as ${sameId}.`);
    files.set(id, file);
    const content = draft ?? published;
    const key = content === undefined ? undefined : kind.uniqueKey?.(content);
    if (key === undefined) continue;
    const other = seen.get(key);
    if (other !== undefined) throw new ImportFault(file, `has the same URL as ${other}.`);
    seen.set(key, file);
  }
};

const rowOf = <Content>(
  kind: DocumentKind<Content>,
  { site, now }: ImportTarget,
  { id, published, draft, storedFields = {}, file }: ImportedDocument<Content>,
) => {
  const content = draft ?? published;
  if (content === undefined) throw new ImportFault(file, 'holds nothing.');
  const hasChanges =
    published === undefined || (draft !== undefined && canonicalJson(draft) !== canonicalJson(published));
  return {
    websiteId: site.id,
    kind: kind.name,
    documentId: id,
    draft: content,
    revision: hasChanges && published !== undefined ? 2 : 1,
    publishedRevision: published === undefined ? null : 1,
    hasChanges,
    uniqueKey: kind.uniqueKey?.(content) ?? null,
    parentId: kind.parentOf?.(content) ?? null,
    createdAt: new Date(storedFields.addedOn ?? now),
    updatedAt: new Date(storedFields.updatedOn ?? now),
    updatedBy: '',
  };
};

const writeBatch = async <Content>(
  kind: DocumentKind<Content>,
  target: ImportTarget,
  documents: readonly ImportedDocument<Content>[],
): Promise<void> => {
  const { transaction, site, now } = target;
  await insertDocuments(
    transaction,
    documents.map((document) => rowOf(kind, target, document)),
  );
  const published = documents.flatMap(({ id, published: content, storedFields = {} }) =>
    content === undefined ? [] : [{ id, content, now: new Date(storedFields.updatedOn ?? now) }],
  );
  await insertRevisions(
    transaction,
    published.map(({ id, content, now: publishedAt }) => ({
      websiteId: site.id,
      kind: kind.name,
      documentId: id,
      revision: 1,
      content,
      publishedAt,
      publishedBy: '',
    })),
  );
  await kind.publish(transaction, site, published);
};

/** Writes documents of one kind, with the checks of a save and the projections of a publication. */
export const writeDocuments = async <Content>(
  kind: DocumentKind<Content>,
  target: ImportTarget,
  given: readonly ImportedDocument<Content>[],
): Promise<void> => {
  const current = given.map((document) => withoutObsolete(kind, target, document));
  for (const document of current)
    for (const content of contentsOf(document)) checkForm(kind, content, document.file);
  checkKeys(kind, current);
  const documents: ImportedDocument<Content>[] = [];
  for (const document of current) documents.push(await cleanDocument(kind, document));
  for (const document of documents) warnBlockFaults(kind, target, document);
  for (let start = 0; start < documents.length; start += BATCH)
    await writeBatch(kind, target, documents.slice(start, start + BATCH));
  // Last, because a page may refer to another that comes later in the folder.
  for (const document of documents) await checkRules(kind, target, document);
};
