import type { CallAnswer } from '@sitewright/api/call';
import type { templateCalls } from '@sitewright/api/templates';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../database/index.ts';
import { fileFolder, type FileStore } from '../files/index.ts';

type ListedFiles = CallAnswer<typeof templateCalls.listFiles>;

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

/** Without the texts, which may be long. */
const listTexts = async (database: Queryable, websiteId: string): Promise<ListedFiles['files']> => {
  const { rows } = await database.execute<FileRow>(sql`
    select document_id as path, length(draft ->> 'text') as length, revision,
      published_revision as "publishedRevision", has_changes as "hasChanges",
      coalesce(draft -> 'isRemoved' = 'true', false) as "isRemoved", trashed_at is not null as "isTrashed",
      updated_at as "updatedAt", updated_by as "updatedBy"
    from documents where website_id = ${websiteId} and kind = 'template' order by document_id`);
  return rows.map((row) => ({ ...row, updatedAt: new Date(row.updatedAt).toISOString() }));
};

const listAssets = async (files: FileStore, websiteId: string): Promise<ListedFiles['assets']> => {
  const folder = fileFolder(websiteId, 'template', 'assets');
  const assets: ListedFiles['assets'][number][] = [];
  for await (const { key, size } of files.list(folder))
    assets.push({ path: `assets/${key.slice(folder.length)}`, bytes: size });
  return assets;
};

export const listTemplateFiles = async (
  database: Queryable,
  files: FileStore,
  websiteId: string,
): Promise<ListedFiles> => ({
  files: await listTexts(database, websiteId),
  assets: await listAssets(files, websiteId),
});
