import { Type } from 'typebox';
import { inTransaction, type Database } from '../../database/index.ts';
import type { FileStore } from '../../files/index.ts';
import { defineJob, defineJobKind, type Job } from '../../jobs/index.ts';
import { invalidateCacheTags } from '../../sites/index.ts';
import { readCatalogue } from '../catalogue/font-catalogue.ts';
import { findSiteFont, putSiteFont } from '../fonts-store.ts';
import type { FontRegistry } from '../registry/font-registry.ts';
import { storeFontFiles } from './font-files.ts';

export const fetchFontKind = defineJobKind({
  name: 'fonts.fetch',
  payload: Type.Object({ websiteId: Type.String(), slug: Type.String() }),
  maxAttempts: 3,
});

export interface FontJobOptions {
  readonly database: Database;
  readonly files: FileStore;
  readonly registry: FontRegistry;
  readonly clock: () => Date;
}

/** Downloads a family for a site and invalidates its cached pages. */
export const createFetchFontJob = ({ database, files, registry, clock }: FontJobOptions): Job =>
  defineJob({
    kind: fetchFontKind,
    async handle({ websiteId, slug }, { signal }) {
      const font = (await readCatalogue()).bySlug.get(slug);
      const row = await findSiteFont(database, websiteId, slug);
      if (!font || !row || row.state === 'ready') return;
      const fetched = await registry.fetchFont(font, signal);
      await storeFontFiles(files, { websiteId, slug, version: font.version }, fetched.files);
      await inTransaction(database, async (transaction) => {
        await putSiteFont(transaction, websiteId, {
          slug,
          family: font.family,
          version: font.version,
          state: 'ready',
          faces: fetched.faces,
          updatedAt: clock(),
        });
        await invalidateCacheTags(transaction, websiteId, ['site', 'template']);
      });
    },
    async giveUp({ websiteId, slug }) {
      const row = await findSiteFont(database, websiteId, slug);
      if (row?.state === 'waiting')
        await putSiteFont(database, websiteId, { ...row, state: 'failed', updatedAt: clock() });
    },
  });
