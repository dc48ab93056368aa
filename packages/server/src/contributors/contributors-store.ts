import { permissionsOf, type Permission } from '@sitewright/domain/contributors';
import { and, asc, eq, gt, lt } from 'drizzle-orm';
import { readOnce, runPrepared, sql, type Queryable } from '../database/index.ts';
import { accounts, contributors, invitations } from './contributors-tables.ts';

const personColumns = {
  accountId: accounts.accountId,
  email: accounts.email,
  name: accounts.name,
  roles: contributors.roles,
};

export interface Person {
  readonly accountId: string;
  readonly email: string;
  readonly name: string;
  readonly roles: readonly number[];
}

const peopleOf = (database: Queryable) =>
  database
    .select(personColumns)
    .from(contributors)
    .innerJoin(accounts, eq(accounts.accountId, contributors.accountId))
    .$dynamic();

export const listContributors = async (database: Queryable, websiteId: string): Promise<Person[]> =>
  peopleOf(database)
    .where(eq(contributors.websiteId, websiteId))
    .orderBy(asc(accounts.name), asc(accounts.email));

/** Contributors whose roles include a permission. */
export const listPeopleWho = async (
  database: Queryable,
  websiteId: string,
  may: Permission,
): Promise<Person[]> =>
  (
    await readOnce(database, `people of ${websiteId}`, () =>
      runPrepared<Person>(
        database,
        sql`select a.account_id as "accountId", a.email, a.name, c.roles
          from contributors c join accounts a on a.account_id = c.account_id
          where c.website_id = ${websiteId} order by a.name, a.email`,
      ),
    )
  ).filter(({ roles }) => permissionsOf(roles).has(may));

/**
 * Locks the rows: two administrators who remove each other concurrently must not leave the site without one.
 */
export const lockContributors = async (database: Queryable, websiteId: string): Promise<Person[]> =>
  peopleOf(database)
    .where(eq(contributors.websiteId, websiteId))
    .orderBy(asc(contributors.accountId))
    .for('update', { of: contributors });

export const findContributorByEmail = async (
  database: Queryable,
  websiteId: string,
  email: string,
): Promise<Person | undefined> => {
  const [person] = await peopleOf(database).where(
    and(eq(contributors.websiteId, websiteId), eq(accounts.email, email)),
  );
  return person;
};

export const putContributor = async (
  database: Queryable,
  websiteId: string,
  { accountId, roles }: { accountId: string; roles: readonly number[] },
): Promise<void> => {
  await database
    .insert(contributors)
    .values({ websiteId, accountId, roles: [...roles] })
    .onConflictDoUpdate({
      target: [contributors.websiteId, contributors.accountId],
      set: { roles: [...roles] },
    });
};

export const deleteContributor = async (
  database: Queryable,
  websiteId: string,
  accountId: string,
): Promise<void> => {
  await database
    .delete(contributors)
    .where(and(eq(contributors.websiteId, websiteId), eq(contributors.accountId, accountId)));
};

export type Invitation = typeof invitations.$inferSelect;

/** Replaces an earlier invitation of the same address, whose link becomes invalid. */
export const putInvitation = async (database: Queryable, invitation: Invitation): Promise<void> => {
  const { websiteId, email, ...renewed } = invitation;
  await database
    .insert(invitations)
    .values({ websiteId, email, ...renewed })
    .onConflictDoUpdate({ target: [invitations.websiteId, invitations.email], set: renewed });
};

export const listInvitations = async (
  database: Queryable,
  websiteId: string,
  now: Date,
): Promise<Invitation[]> =>
  database
    .select()
    .from(invitations)
    .where(and(eq(invitations.websiteId, websiteId), gt(invitations.expiresAt, now)))
    .orderBy(asc(invitations.email));

export const findInvitation = async (
  database: Queryable,
  websiteId: string,
  { tokenHash, now }: { tokenHash: string; now: Date },
): Promise<Invitation | undefined> => {
  const [invitation] = await database
    .select()
    .from(invitations)
    .where(
      and(
        eq(invitations.websiteId, websiteId),
        eq(invitations.tokenHash, tokenHash),
        gt(invitations.expiresAt, now),
      ),
    );
  return invitation;
};

export const deleteInvitation = async (
  database: Queryable,
  websiteId: string,
  invitationId: string,
): Promise<Pick<Invitation, 'email'> | undefined> => {
  const [row] = await database
    .delete(invitations)
    .where(and(eq(invitations.websiteId, websiteId), eq(invitations.invitationId, invitationId)))
    .returning({ email: invitations.email });
  return row;
};

export const sweepInvitations = async (database: Queryable, now: Date): Promise<void> => {
  await database.delete(invitations).where(lt(invitations.expiresAt, now));
};
