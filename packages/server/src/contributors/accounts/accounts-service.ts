import { roles } from '@sitewright/domain/contributors';
import { randomInt } from 'node:crypto';
import type { Queryable } from '../../database/index.ts';
import { newId } from '../../ids/index.ts';
import { findAccountByEmail, insertAccount, updatePassword } from './accounts-store.ts';
import { putContributor } from '../contributors-store.ts';
import { hashPassword } from './passwords.ts';
import { deleteSessions } from '../sessions-store.ts';
import { resetAttempts } from '../sign-in-limits/password-attempts.ts';

/** Without look-alikes: the first password is read from a terminal and typed. */
const LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789';
const GROUPS = 4;
const GROUP_LENGTH = 5;

export const generatePassword = (): string =>
  Array.from({ length: GROUPS }, () =>
    Array.from({ length: GROUP_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join(''),
  ).join('-');

export interface NewPerson {
  readonly email: string;
  readonly name: string;
  readonly password: string;
  /** May create sites. */
  readonly isAdministrator: boolean;
}

/** The new account's id; undefined if the email address has an account. */
export const addAccount = async (
  database: Queryable,
  { password, ...person }: NewPerson,
): Promise<string | undefined> => {
  const accountId = newId();
  const isNew = await insertAccount(database, {
    accountId,
    ...person,
    passwordHash: await hashPassword(password),
  });
  return isNew ? accountId : undefined;
};

/** False if there is no such account. Ends all its sessions and resets its failed attempts. */
export const setPassword = async (database: Queryable, email: string, password: string): Promise<boolean> => {
  const account = await findAccountByEmail(database, email);
  if (!account) return false;
  await updatePassword(database, account.accountId, await hashPassword(password));
  await deleteSessions(database, { accountId: account.accountId });
  await resetAttempts(database, account.email);
  return true;
};

export const addSiteAdministrator = async (
  database: Queryable,
  siteId: string,
  accountId: string,
): Promise<void> => putContributor(database, siteId, { accountId, roles: [roles.admin.code] });
