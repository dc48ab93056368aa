import { isSameContent, type DocumentKindName } from '@sitewright/domain/documents';
import { sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '../../database/index.ts';
import { addItemChanges, insertRevisions, type ChangeContext } from '../../documents/index.ts';

/** A locked document with its published content, if any. */
export interface LockedDocument extends Record<string, unknown> {
  id: string;
  draft: unknown;
  published: unknown;
  revision: number;
  publishedRevision: number | null;
  isTrashed: boolean;
}

const lockedFields = sql`d.document_id as id, d.draft, r.content as published, d.revision,
  d.published_revision as "publishedRevision", d.trashed_at is not null as "isTrashed"`;

/** Documents `d` with their published revisions `r`. */
export const withPublished = sql`documents d left join document_revisions r on r.website_id = d.website_id
  and r.kind = d.kind and r.document_id = d.document_id and r.revision = d.published_revision`;

/** Locks documents `d` in a fixed order; trashed ones too. */
export const lockWithPublished = async (
  transaction: Queryable,
  websiteId: string,
  { which, limit = null }: { readonly which: SQL; readonly limit?: number | null },
): Promise<LockedDocument[]> => {
  const { rows } = await transaction.execute<LockedDocument>(sql`
    select ${lockedFields} from ${withPublished} where d.website_id = ${websiteId} and ${which}
    order by d.document_id limit ${limit}::int for update of d`);
  return rows;
};

/** Locks one document unless it is in the trash. */
export const lockUntrashed = async (
  transaction: Queryable,
  websiteId: string,
  { kind, id }: { readonly kind: DocumentKindName; readonly id: string },
): Promise<LockedDocument | undefined> => {
  const which = sql`d.kind = ${kind} and d.document_id = ${id} and d.trashed_at is null`;
  const [locked] = await lockWithPublished(transaction, websiteId, { which });
  return locked;
};

/** A document with new content; if the published content is equal, its published revision stays. */
export interface Revised {
  readonly locked: LockedDocument;
  readonly draft: unknown;
  readonly published: unknown;
}

const revisionNumbersOf = ({ locked, draft, published }: Revised) => {
  const isLive = locked.publishedRevision !== null && !isSameContent(published, locked.published);
  const publishedRevision = isLive ? locked.revision + 1 : locked.publishedRevision;
  const isPublished = locked.publishedRevision !== null && isSameContent(draft, published);
  const revision = isLive && isPublished ? locked.revision + 1 : locked.revision + (isLive ? 2 : 1);
  return { isLive, revision, publishedRevision, hasChanges: !isPublished };
};

/** Saves new drafts, and new published revisions where the published content changed. Returns the latter. */
export const reviseDocuments = async (
  { database, site, now, contributor }: ChangeContext,
  kind: DocumentKindName,
  list: readonly Revised[],
): Promise<readonly Revised[]> => {
  const all = list.map((each) => ({ ...each, ...revisionNumbersOf(each) }));
  const live = all.filter(({ isLive }) => isLive);
  await insertRevisions(
    database,
    live.map(({ locked, published, publishedRevision }) => ({
      websiteId: site.id,
      kind,
      documentId: locked.id,
      revision: publishedRevision ?? 1,
      content: published,
      publishedAt: now,
      publishedBy: contributor.name,
    })),
  );
  const columns = {
    ids: all.map(({ locked }) => locked.id),
    drafts: all.map(({ draft }) => JSON.stringify(draft)),
    revisions: all.map(({ revision }) => revision),
    published: all.map(({ publishedRevision }) => publishedRevision),
    changes: all.map(({ hasChanges }) => hasChanges),
  };
  await database.execute(sql`
    update documents d set draft = n.draft, revision = n.revision, published_revision = n.published,
      has_changes = n.has_changes, updated_at = ${now}, updated_by = ${contributor.name}
    from unnest(${sql.param(columns.ids)}::text[], ${sql.param(columns.drafts)}::jsonb[],
      ${sql.param(columns.revisions)}::int[], ${sql.param(columns.published)}::int[],
      ${sql.param(columns.changes)}::boolean[]) as n(id, draft, revision, published, has_changes)
    where d.website_id = ${site.id} and d.kind = ${kind} and d.document_id = n.id`);
  await addItemChanges(
    database,
    columns.ids.map((documentId) => ({ websiteId: site.id, kind, documentId })),
  );
  return live;
};
