import type { StoreEmailKind } from '@sitewright/domain/store-emails';
import { eq, sql } from 'drizzle-orm';
import { findRows, readAgain, readOnce, sql as statement, type Queryable } from '../database/index.ts';
import { storeEmails, type OwnTexts } from './store-email-texts-tables.ts';

export interface StoredEmail {
  readonly kind: StoreEmailKind;
  readonly isEnabled: boolean;
  readonly texts: OwnTexts;
  readonly revision: number;
}

const unchanged = (kind: StoreEmailKind): StoredEmail => ({ kind, isEnabled: true, texts: {}, revision: 0 });

const columns = {
  kind: storeEmails.kind,
  isEnabled: storeEmails.isEnabled,
  texts: storeEmails.texts,
  revision: storeEmails.revision,
};

const nameOf = (websiteId: string): string => `store emails of ${websiteId}`;

/** Those that the owner changed. */
export const listStoredEmails = (database: Queryable, websiteId: string): Promise<StoredEmail[]> =>
  readOnce(database, nameOf(websiteId), () =>
    findRows(database, storeEmails, statement`where website_id = ${websiteId}`),
  );

export const readStoredEmail = async (
  database: Queryable,
  websiteId: string,
  kind: StoreEmailKind,
): Promise<StoredEmail> => {
  const stored = await listStoredEmails(database, websiteId);
  return stored.find((each) => each.kind === kind) ?? unchanged(kind);
};

/** Undefined where somebody else saved since the revision. */
export const putEmailTexts = async (
  transaction: Queryable,
  websiteId: string,
  { kind, revision, texts }: Pick<StoredEmail, 'kind' | 'revision' | 'texts'>,
): Promise<StoredEmail | undefined> => {
  const [row] = await transaction
    .insert(storeEmails)
    .values({ websiteId, kind, texts, revision: 1 })
    .onConflictDoUpdate({
      target: [storeEmails.websiteId, storeEmails.kind],
      set: { texts, revision: revision + 1 },
      setWhere: eq(storeEmails.revision, revision),
    })
    .returning(columns);
  readAgain(transaction, nameOf(websiteId));
  return row;
};

export const putEmailSwitch = async (
  transaction: Queryable,
  websiteId: string,
  { kind, isEnabled }: Pick<StoredEmail, 'kind' | 'isEnabled'>,
): Promise<void> => {
  await transaction
    .insert(storeEmails)
    .values({ websiteId, kind, isEnabled, revision: 1 })
    .onConflictDoUpdate({
      target: [storeEmails.websiteId, storeEmails.kind],
      set: { isEnabled, revision: sql`${storeEmails.revision} + 1` },
    });
  readAgain(transaction, nameOf(websiteId));
};
