import { eq } from 'drizzle-orm';
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

/** The given files become the whole template. */
export const replaceTemplateFiles = async (
  database: Queryable,
  websiteId: string,
  files: ReadonlyMap<string, Buffer>,
): Promise<void> => {
  await database.delete(templateFiles).where(eq(templateFiles.websiteId, websiteId));
  const rows = [...files].map(([path, content]) => ({ websiteId, path, content }));
  if (rows.length > 0) await database.insert(templateFiles).values(rows);
};
