import { and, eq, sql } from 'drizzle-orm';
import type { Queryable } from '../database/index.ts';
import { refuse, type Refusal } from '../http/index.ts';
import { savedRevisions } from './sites-tables.ts';

/** Site settings that take effect immediately and are saved as a whole. */
export type RevisionedSettings = 'authors' | 'captcha-settings' | 'comment-settings' | 'features' | 'mail-settings' | 'redirects' | 'store-settings';

const FIRST = 1;

const isSaved = (websiteId: string, name: RevisionedSettings) =>
  and(eq(savedRevisions.websiteId, websiteId), eq(savedRevisions.name, name));

/**
 * Read before the content: an older revision is refused when saving, a newer one would overwrite another
 * change.
 */
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

/** Returns the new revision. Refuses if another save happened since the given one; concurrent saves wait. */
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

/** For changes by the server: saving the previous state is then refused as a conflict. */
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
