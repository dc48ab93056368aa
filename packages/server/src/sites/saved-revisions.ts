import { and, eq, sql } from 'drizzle-orm';
import type { Queryable } from '../database/index.ts';
import { refuse, type Refusal } from '../http/index.ts';
import { savedRevisions } from './sites-tables.ts';

/** What of a site is live at once and always saved as a whole. */
export type RevisionedSettings = 'authors' | 'comment-settings' | 'features' | 'redirects' | 'store-settings';

const FIRST = 1;

const isSaved = (websiteId: string, name: RevisionedSettings) =>
  and(eq(savedRevisions.websiteId, websiteId), eq(savedRevisions.name, name));

/** To be asked for before the content: one that is too old is refused at the save, one that is too new loses a change. */
export const readSavedRevision = async (
  database: Queryable,
  websiteId: string,
  name: RevisionedSettings,
): Promise<number> => {
  const [row] = await database
    .select({ revision: savedRevisions.revision })
    .from(savedRevisions)
    .where(isSaved(websiteId, name));
  return row?.revision ?? FIRST;
};

/** The revision that a save makes. Refused when somebody saved since the given one was read; others wait meanwhile. */
export const incrementRevisionIfCurrent = async (
  transaction: Queryable,
  websiteId: string,
  { name, revision }: { readonly name: RevisionedSettings; readonly revision: number },
): Promise<number | Refusal> => {
  await transaction.insert(savedRevisions).values({ websiteId, name, revision: FIRST }).onConflictDoNothing();
  const [row] = await transaction
    .update(savedRevisions)
    .set({ revision: sql`${savedRevisions.revision} + 1` })
    .where(and(isSaved(websiteId, name), eq(savedRevisions.revision, revision)))
    .returning({ revision: savedRevisions.revision });
  return row?.revision ?? refuse('conflict');
};

/** For a change that the program makes itself: whoever has the former state open is refused when they save it. */
export const incrementRevision = async (
  transaction: Queryable,
  websiteId: string,
  name: RevisionedSettings,
): Promise<void> => {
  await transaction
    .insert(savedRevisions)
    .values({ websiteId, name, revision: FIRST + 1 })
    .onConflictDoUpdate({
      target: [savedRevisions.websiteId, savedRevisions.name],
      set: { revision: sql`${savedRevisions.revision} + 1` },
    });
};
