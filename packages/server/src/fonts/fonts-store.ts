import { and, eq } from 'drizzle-orm';
import type { Queryable } from '../database/index.ts';
import { siteFonts } from './fonts-tables.ts';

export type SiteFont = Omit<typeof siteFonts.$inferSelect, 'websiteId'>;

const fields = {
  slug: siteFonts.slug,
  family: siteFonts.family,
  version: siteFonts.version,
  state: siteFonts.state,
  faces: siteFonts.faces,
  updatedAt: siteFonts.updatedAt,
};

export const listSiteFonts = (database: Queryable, websiteId: string): Promise<SiteFont[]> =>
  database.select(fields).from(siteFonts).where(eq(siteFonts.websiteId, websiteId)).orderBy(siteFonts.slug);

export const findSiteFont = async (
  database: Queryable,
  websiteId: string,
  slug: string,
): Promise<SiteFont | undefined> => {
  const [row] = await database
    .select(fields)
    .from(siteFonts)
    .where(and(eq(siteFonts.websiteId, websiteId), eq(siteFonts.slug, slug)));
  return row;
};

export const putSiteFont = async (database: Queryable, websiteId: string, font: SiteFont): Promise<void> => {
  await database
    .insert(siteFonts)
    .values({ websiteId, ...font })
    .onConflictDoUpdate({ target: [siteFonts.websiteId, siteFonts.slug], set: font });
};
