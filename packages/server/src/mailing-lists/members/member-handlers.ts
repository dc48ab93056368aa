import type { mailingListsCalls } from '@sitewright/api/mailing-lists';
import { isEmail } from '@sitewright/domain/contributors';
import { isId } from '@sitewright/domain/ids';
import { importLimits, mailingListLimits } from '@sitewright/domain/mailing-lists';
import type { Database, Queryable } from '../../database/index.ts';
import { eraseAddresses } from '../../erasure/index.ts';
import { refuse, type Handlers } from '../../http/index.ts';
import { newId } from '../../ids/index.ts';
import { addMembers, endMemberships } from '../../mailing-list-records/index.ts';
import { findListName } from '../lists/owner-lists-store.ts';
import { findSegment } from '../segments/segments-store.ts';
import { exportMembers } from './export-members.ts';
import {
  changeTag,
  findMember,
  hasFullTags,
  listAddresses,
  listConsents,
  listMembers,
  type ListedMember,
  type MemberFilter,
} from './owner-members-store.ts';
import { listTagsOfList } from '../tags-store.ts';

type MemberHandlers = Pick<
  Handlers<typeof mailingListsCalls>,
  | 'listMembers'
  | 'exportMembers'
  | 'readMember'
  | 'addMember'
  | 'tagMembers'
  | 'unsubscribeMembers'
  | 'eraseMembers'
  | 'listTags'
>;

const isoOf = (moment: Date | string): string => new Date(moment).toISOString();
const isoOrNull = (moment: Date | string | null): string | null => (moment === null ? null : isoOf(moment));

const describeMember = ({ signedUpOn, confirmedOn, stateOn, tags, ...row }: ListedMember) => ({
  ...row,
  tags: [...tags],
  signedUpOn: isoOf(signedUpOn),
  confirmedOn: isoOrNull(confirmedOn),
  stateOn: isoOf(stateOn),
});

type Query = Omit<MemberFilter, 'rule' | 'now'> & { readonly segmentId?: string | undefined };

/** Undefined for a segment that was deleted. */
const filterOf = async (
  { database, websiteId, now }: { database: Queryable; websiteId: string; now: Date },
  { segmentId, ...filter }: Query,
): Promise<MemberFilter | undefined> => {
  if (segmentId === undefined) return { ...filter, now };
  const rule = (await findSegment(database, websiteId, segmentId))?.rule;
  return rule && { ...filter, rule, now };
};

const addOne: MemberHandlers['addMember'] = async ({ params, body }, { database, site, now, note }) => {
  const { email, name, tags, proof } = body;
  const key = { websiteId: site.id, listId: params.id };
  const list = await findListName(database, key);
  if (list === undefined) return refuse('not-found');
  if (!isEmail(email.trim())) return refuse('member-email-invalid', { email: 'Enter an email address.' });
  if (proof.trim().length < importLimits.MIN_HOW_LENGTH)
    return refuse('member-proof-missing', { proof: 'Describe how the person agreed to get emails.' });
  const memberId = newId();
  const [refused] = await addMembers(database, {
    ...key,
    list,
    source: 'owner',
    text: proof.trim(),
    language: site.settings.language,
    at: now,
    rows: [{ memberId, line: 1, email: email.trim(), name: name.trim(), tags }],
  });
  if (refused?.outcome === 'known' || refused?.outcome === 'duplicate')
    return refuse('member-is-on-list', { email: 'It is on the list.' });
  if (refused) return refuse('member-stays-away');
  // Names nobody: the activity log stays when the address is erased.
  note({ subject: `mailing-list:${params.id}`, after: { title: list } });
  return { id: memberId };
};

/** The pool: a file is still being written after its call has returned. */
export const memberHandlers = (pool: Database): MemberHandlers => ({
  async listMembers({ params, query: { cursor, ...query } }, { database, site, now }) {
    if (cursor !== undefined && !isId(cursor)) return refuse('bad-request');
    const key = { websiteId: site.id, listId: params.id };
    if ((await findListName(database, key)) === undefined) return refuse('not-found');
    const filter = await filterOf({ database, websiteId: site.id, now }, query);
    if (!filter) return refuse('not-found');
    const limit = mailingListLimits.PAGE;
    const read = await listMembers(database, { ...key, ...filter, before: cursor, limit: limit + 1 });
    const rows = read.slice(0, limit);
    const nextCursor = read.length > rows.length ? (rows.at(-1)?.id ?? null) : null;
    return { members: rows.map(describeMember), nextCursor };
  },
  async exportMembers({ params, query }, { database, site, now }) {
    const key = { websiteId: site.id, listId: params.id };
    const name = await findListName(database, key);
    const filter = await filterOf({ database, websiteId: site.id, now }, query);
    if (name === undefined || !filter) return refuse('not-found');
    return exportMembers(pool, { ...key, ...filter }, name);
  },
  async readMember({ params }, { database, site }) {
    const member = await findMember(database, site.id, params.id);
    if (!member) return refuse('not-found');
    const consents = await listConsents(database, site.id, member.email);
    return {
      member: describeMember(member),
      consents: consents.map(({ givenOn, endedOn, ...consent }) => ({
        ...consent,
        givenOn: isoOf(givenOn),
        endedOn: isoOrNull(endedOn),
      })),
    };
  },
  addMember: addOne,
  async tagMembers({ body }, { database, site, note }) {
    if (body.isSet && (await hasFullTags(database, site.id, body.ids))) return refuse('too-many-tags');
    const count = await changeTag(database, site.id, body);
    note({ subject: 'mailing-lists', after: { tag: body.tag, isSet: body.isSet, count } });
    return { count };
  },
  async unsubscribeMembers({ body: { ids } }, { database, site, now, note }) {
    const count = await endMemberships(database, { websiteId: site.id, memberIds: ids, now });
    note({ subject: 'mailing-lists', after: { count } });
    return { count };
  },
  async eraseMembers({ body: { ids } }, { database, site, now, note }) {
    const emailKeys = await listAddresses(database, site.id, ids);
    await eraseAddresses(database, { websiteId: site.id, emailKeys, now });
    note({ subject: 'mailing-lists', before: { count: emailKeys.length } });
    return { count: emailKeys.length };
  },
  async listTags({ params }, { database, site }) {
    const key = { websiteId: site.id, listId: params.id };
    if ((await findListName(database, key)) === undefined) return refuse('not-found');
    return { tags: await listTagsOfList(database, site.id, params.id) };
  },
});
