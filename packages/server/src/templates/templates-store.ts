import { and, eq, inArray, sql } from 'drizzle-orm';
import type { TemplateFiles } from '@sitewright/render/templates';
import type { Queryable } from '../database/index.ts';
import { templateFiles } from './templates-tables.ts';

export const readTemplateFiles = async (database: Queryable, websiteId: string): Promise<TemplateFiles> => {
  const rows = await database
    .select({ path: templateFiles.path, content: templateFiles.content })
    .from(templateFiles)
    .where(eq(templateFiles.websiteId, websiteId));
  return new Map(rows.map(({ path, content }) => [path, content.toString('utf8')]));
};

export const readTemplateFile = async (
  database: Queryable,
  websiteId: string,
  path: string,
): Promise<Buffer | undefined> => {
  const [row] = await database
    .select({ content: templateFiles.content })
    .from(templateFiles)
    .where(and(eq(templateFiles.websiteId, websiteId), eq(templateFiles.path, path)));
  return row?.content;
};

export const putTemplateFiles = async (
  database: Queryable,
  websiteId: string,
  files: ReadonlyMap<string, Buffer>,
): Promise<void> => {
  const rows = [...files].map(([path, content]) => ({ websiteId, path, content }));
  if (rows.length === 0) return;
  await database
    .insert(templateFiles)
    .values(rows)
    .onConflictDoUpdate({
      target: [templateFiles.websiteId, templateFiles.path],
      set: { content: sql`excluded.content` },
    });
};

export const deleteTemplateFiles = async (
  database: Queryable,
  websiteId: string,
  paths: readonly string[],
): Promise<void> => {
  if (paths.length === 0) return;
  await database
    .delete(templateFiles)
    .where(and(eq(templateFiles.websiteId, websiteId), inArray(templateFiles.path, [...paths])));
};

/** Restores a file from the trash at its published revision. */
export const restoreTemplateFile = async (
  database: Queryable,
  websiteId: string,
  path: string,
): Promise<void> => {
  await database.execute(sql`
    insert into template_files (website_id, path, content)
    select r.website_id, r.document_id, convert_to(r.content ->> 'text', 'UTF8')
    from documents d join document_revisions r on r.website_id = d.website_id and r.kind = d.kind
      and r.document_id = d.document_id and r.revision = d.published_revision
    where d.website_id = ${websiteId} and d.kind = 'template' and d.document_id = ${path}
      and r.content -> 'isRemoved' is distinct from 'true'
    on conflict (website_id, path) do update set content = excluded.content`);
};

interface FileRow extends Record<string, unknown> {
  path: string;
  length: number;
  revision: number;
  publishedRevision: number | null;
  hasChanges: boolean;
  isRemoved: boolean;
  isTrashed: boolean;
  updatedAt: Date | string;
  updatedBy: string;
}

/** Drafts of all text files, without their texts, which may be long. */
export const listTemplateDrafts = async (database: Queryable, websiteId: string): Promise<FileRow[]> => {
  const { rows } = await database.execute<FileRow>(sql`
    select document_id as path, length(draft ->> 'text') as length, revision,
      published_revision as "publishedRevision", has_changes as "hasChanges",
      coalesce(draft -> 'isRemoved' = 'true', false) as "isRemoved", trashed_at is not null as "isTrashed",
      updated_at as "updatedAt", updated_by as "updatedBy"
    from documents where website_id = ${websiteId} and kind = 'template' order by document_id`);
  return rows;
};
