import { createHash } from 'node:crypto';
import { splitName, type RemoteStatus } from '@sitewright/domain/mailing-connections';
import { Type, type Static, type TSchema } from 'typebox';
import { Value } from 'typebox/value';
import {
  ServiceFault,
  type MailingService,
  type MemberToSend,
  type RemoteChange,
  type RemoteList,
} from '../mailing-service.ts';
import {
  askMailchimp,
  problemOf,
  type MailchimpRequest,
  type MailchimpSettings,
} from './mailchimp-client.ts';

const PAGE = 500;
const LISTS = 1000;
/** Mailchimp subscribes nobody again who left: it asks them first. */
const COMPLIANCE = 'Member In Compliance State';

const accountSchema = Type.Object({ account_name: Type.String() });
const listSchema = Type.Object({ id: Type.String(), name: Type.String(), double_optin: Type.Boolean() });
const listsSchema = Type.Object({ lists: Type.Array(listSchema) });
const membersSchema = Type.Object({
  members: Type.Array(Type.Object({ email_address: Type.String(), last_changed: Type.String() })),
});

type Ask = (request: MailchimpRequest) => ReturnType<typeof askMailchimp>;

const isFine = (status: number): boolean => status >= 200 && status < 300;

const listOf = ({ id, name, double_optin: isDoubleOptIn }: Static<typeof listSchema>): RemoteList => ({
  id,
  name,
  isDoubleOptIn,
});

/** An answer of another shape is no answer of Mailchimp. */
const read = async <Shape extends TSchema>(ask: Ask, path: string, shape: Shape): Promise<Static<Shape>> => {
  const { status, body } = await ask({ path });
  if (status === 404) throw new ServiceFault('list-gone');
  if (!Value.Check(shape, body)) throw new ServiceFault('unreachable');
  return body;
};

const memberPath = (listId: string, hash: string): string => `/lists/${listId}/members/${hash}`;

const mergeFields = (name: string) => {
  const { first, last } = splitName(name);
  return first === '' ? {} : { merge_fields: { FNAME: first, LNAME: last } };
};

const putStatus = (
  ask: Ask,
  path: string,
  { member, status }: { readonly member: MemberToSend; readonly status: RemoteStatus },
) =>
  ask({
    method: 'PUT',
    path: `${path}?skip_merge_validation=true`,
    body: {
      email_address: member.email,
      status_if_new: status,
      status,
      language: member.language,
      ...mergeFields(member.name),
    },
  });

const putTags = async (ask: Ask, path: string, { added, removed }: MemberToSend['tags']): Promise<void> => {
  const tags = [
    ...added.map((name) => ({ name, status: 'active' })),
    ...removed.map((name) => ({ name, status: 'inactive' })),
  ];
  if (tags.length > 0) await ask({ method: 'POST', path: `${path}/tags`, body: { tags } });
};

const listLeft = async (
  ask: Ask,
  listId: string,
  { status, since }: { readonly status: 'unsubscribed' | 'cleaned'; readonly since: Date },
): Promise<RemoteChange[]> => {
  const left: RemoteChange[] = [];
  for (let offset = 0; ; offset += PAGE) {
    const query = new URLSearchParams({
      status,
      since_last_changed: since.toISOString(),
      count: String(PAGE),
      offset: String(offset),
      fields: 'members.email_address,members.last_changed',
    });
    const { members } = await read(ask, `/lists/${listId}/members?${query.toString()}`, membersSchema);
    for (const { email_address: email, last_changed: changed } of members)
      left.push({
        email,
        kind: status === 'cleaned' ? 'bounced' : 'unsubscribed',
        changedAt: new Date(changed),
      });
    if (members.length < PAGE) return left;
  }
};

const hashOf = (email: string): string => createHash('md5').update(email.trim().toLowerCase()).digest('hex');

/** Mailchimp's Marketing API 3.0, with the key of an account. */
export const createMailchimp = (key: string, settings: MailchimpSettings): MailingService => {
  const ask: Ask = (request) => askMailchimp(key, settings, request);
  return {
    async readAccountName() {
      await ask({ path: '/ping' });
      return (await read(ask, '/?fields=account_name', accountSchema)).account_name;
    },
    async listLists() {
      const path = `/lists?count=${LISTS}&fields=lists.id,lists.name,lists.double_optin`;
      return (await read(ask, path, listsSchema)).lists.map(listOf);
    },
    async findList(listId) {
      const { status, body } = await ask({ path: `/lists/${listId}?fields=id,name,double_optin` });
      if (status === 404) return undefined;
      if (!Value.Check(listSchema, body)) throw new ServiceFault('unreachable');
      return listOf(body);
    },
    async putMember(listId, member) {
      const path = memberPath(listId, hashOf(member.email));
      let answer = await putStatus(ask, path, { member, status: member.status });
      if (answer.status === 400 && member.status === 'subscribed' && problemOf(answer).title === COMPLIANCE)
        answer = await putStatus(ask, path, { member, status: 'pending' });
      if (answer.status === 404) throw new ServiceFault('list-gone');
      if (!isFine(answer.status)) return problemOf(answer).detail;
      await putTags(ask, path, member.tags);
      return undefined;
    },
    async eraseMember(listId, emailHash) {
      await ask({ method: 'POST', path: `${memberPath(listId, emailHash)}/actions/delete-permanent` });
    },
    async listChanges(listId, since) {
      const unsubscribed = await listLeft(ask, listId, { status: 'unsubscribed', since });
      return [...unsubscribed, ...(await listLeft(ask, listId, { status: 'cleaned', since }))];
    },
    hashOf,
  };
};
