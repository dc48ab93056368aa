import { eq } from 'drizzle-orm';
import type { Queryable } from '../../database/index.ts';
import { templateFiles } from '../../templates/templates-tables.ts';

/** The given files become the whole template of a site. */
export const replaceTemplateFiles = async (
  database: Queryable,
  websiteId: string,
  files: ReadonlyMap<string, Buffer>,
): Promise<void> => {
  await database.delete(templateFiles).where(eq(templateFiles.websiteId, websiteId));
  const rows = [...files].map(([path, content]) => ({ websiteId, path, content }));
  if (rows.length > 0) await database.insert(templateFiles).values(rows);
};
