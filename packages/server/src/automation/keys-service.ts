import { createHash, randomBytes } from 'node:crypto';
import { automationLimits, automationMessages } from '@sitewright/domain/automation';
import type { Queryable } from '../database/index.ts';
import { oneLine } from '../mail/index.ts';
import { refuse, type ApiKey, type ContributorContext, type Refusal } from '../http/index.ts';
import { newId } from '../ids/index.ts';
import { eventReader, lockEndpoints } from '../webhooks/index.ts';
import { deleteHooksOf } from './hooks-store.ts';
import { deleteKey, findKeyByHash, insertKey, listKeys, noteKeyUse } from './keys-store.ts';

const PREFIX = 'swk_';
const KEY_BYTES = 32;
const ENDING_LENGTH = 4;
const NOTED_AFTER_MS = 60_000;

/** A fast hash suffices, because keys are random. */
const hashKey = (key: string): string => createHash('sha256').update(key).digest('hex');

export const createKey = async (
  { database, site, now, contributor, note }: ContributorContext,
  typed: string,
): Promise<{ id: string; secret: string } | Refusal> => {
  const name = oneLine(typed);
  if (name === '') return refuse('key-name-missing', { name: automationMessages['key-name-missing'] });
  await lockEndpoints(database, site.id);
  const existing = await listKeys(database, site.id);
  if (existing.length >= automationLimits.MAX_KEYS) return refuse('key-too-many');
  const secret = PREFIX + randomBytes(KEY_BYTES).toString('base64url');
  const keyId = newId();
  await insertKey(database, {
    websiteId: site.id,
    keyId,
    name,
    keyHash: hashKey(secret),
    ending: secret.slice(-ENDING_LENGTH),
    createdBy: contributor.name,
    accountId: contributor.accountId,
    createdAt: now,
    lastUsedAt: null,
    isDemo: false,
  });
  note({ subject: `automation-key:${keyId}`, after: { title: name } });
  return { id: keyId, secret };
};

/** What was connected with it ends: its service could not disconnect it any more. */
export const revokeKey = async (
  { database, site, note }: ContributorContext,
  id: string,
): Promise<Record<string, never> | Refusal> => {
  const row = await deleteKey(database, site.id, id);
  if (!row) return refuse('not-found');
  await deleteHooksOf(database, site.id, id);
  note({ subject: `automation-key:${id}`, before: { title: row.name } });
  return {};
};

/** The key that a request was sent with, if it is one of the site. */
export const findApiKey = async (
  database: Queryable,
  websiteId: string,
  { token, now }: { readonly token: string; readonly now: Date },
): Promise<ApiKey | undefined> => {
  if (!token.startsWith(PREFIX)) return undefined;
  const row = await findKeyByHash(database, websiteId, hashKey(token));
  if (!row) return undefined;
  const { keyId: id, name, accountId, lastUsedAt } = row;
  if (lastUsedAt === null || now.getTime() - lastUsedAt.getTime() > NOTED_AFTER_MS)
    await noteKeyUse(database, row, now);
  return { id, name, accountId, permissions: await eventReader(database, websiteId, now)(accountId) };
};
