import { eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../database/index.ts';
import { accounts, passwordResets } from '../contributors-tables.ts';

export type Account = typeof accounts.$inferSelect;

export const findAccountByEmail = async (
  database: Queryable,
  email: string,
): Promise<Account | undefined> => {
  const [account] = await database.select().from(accounts).where(eq(accounts.email, email));
  return account;
};

export const findAccountById = async (
  database: Queryable,
  accountId: string,
): Promise<Account | undefined> => {
  const [account] = await database.select().from(accounts).where(eq(accounts.accountId, accountId));
  return account;
};

export const listAdministrators = async (database: Queryable): Promise<Account[]> =>
  database.select().from(accounts).where(eq(accounts.isAdministrator, true));

export type NewAccount = typeof accounts.$inferInsert;

/** False if the email address has an account. */
export const insertAccount = async (database: Queryable, account: NewAccount): Promise<boolean> => {
  const rows = await database
    .insert(accounts)
    .values(account)
    .onConflictDoNothing()
    .returning({ id: accounts.accountId });
  return rows.length === 1;
};

/** Open reset links of the account end with its old password. */
export const updatePassword = async (
  database: Queryable,
  accountId: string,
  passwordHash: string,
): Promise<void> => {
  await database.update(accounts).set({ passwordHash }).where(eq(accounts.accountId, accountId));
  await database.delete(passwordResets).where(eq(passwordResets.accountId, accountId));
};

export const insertReset = async (
  database: Queryable,
  reset: typeof passwordResets.$inferInsert,
): Promise<void> => {
  await database.insert(passwordResets).values(reset);
};

/** Deletes the reset: a link works once. */
export const takeReset = async (
  database: Queryable,
  tokenHash: string,
  now: Date,
): Promise<Account | undefined> => {
  const [reset] = await database
    .delete(passwordResets)
    .where(eq(passwordResets.tokenHash, tokenHash))
    .returning();
  if (!reset || reset.expiresAt <= now) return undefined;
  return findAccountById(database, reset.accountId);
};

export const sweepResets = async (database: Queryable, now: Date): Promise<void> => {
  await database.delete(passwordResets).where(sql`${passwordResets.expiresAt} < ${now}`);
};
