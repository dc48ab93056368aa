import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll } from 'vitest';

export const MAILCHIMP_KEY = '0123456789abcdef0123456789abcdef-us21';

export interface StoredMember {
  email_address: string;
  status: string;
  language?: string;
  merge_fields?: Record<string, string>;
  tags: string[];
  last_changed: string;
}

interface StoredList {
  readonly id: string;
  readonly name: string;
  readonly double_optin: boolean;
  readonly members: Map<string, StoredMember>;
}

interface Answer {
  readonly status: number;
  readonly body?: unknown;
}

interface PutBody extends Omit<StoredMember, 'tags' | 'last_changed'> {
  readonly status_if_new: string;
}

interface TagsBody {
  readonly tags: readonly { readonly name: string; readonly status: 'active' | 'inactive' }[];
}

const problem = (status: number, title: string, detail: string): Answer => ({
  status,
  body: {
    type: 'https://mailchimp.com/developer/marketing/docs/errors/',
    title,
    status,
    detail,
    instance: '',
  },
});

const notFound = problem(404, 'Resource Not Found', 'The requested resource could not be found.');

const hashOf = (email: string): string => createHash('md5').update(email.toLowerCase()).digest('hex');

/** The answers of its Marketing API 3.0, as far as the program asks for them. */
const createAnswers = (lists: ReadonlyMap<string, StoredList>, clock: () => Date) => {
  const putMember = (list: StoredList, hash: string, body: PutBody): Answer => {
    if (hash !== hashOf(body.email_address))
      return problem(400, 'Invalid Resource', 'The address and its hash differ.');
    if (body.email_address.endsWith('@refused.example'))
      return problem(400, 'Invalid Resource', `${body.email_address} looks fake or invalid.`);
    const before = list.members.get(hash);
    if (before?.status === 'unsubscribed' && body.status === 'subscribed')
      return problem(400, 'Member In Compliance State', `${body.email_address} is in a compliance state.`);
    const { status_if_new: statusIfNew, ...fields } = body;
    const status = before ? body.status : statusIfNew;
    const changed = { last_changed: clock().toISOString() };
    list.members.set(hash, { tags: [], ...before, ...fields, status, ...changed });
    return { status: 200, body: list.members.get(hash) };
  };

  const setTags = (member: StoredMember, { tags }: TagsBody): Answer => {
    const removed = new Set(tags.filter(({ status }) => status === 'inactive').map(({ name }) => name));
    const added = tags.filter(({ status }) => status === 'active').map(({ name }) => name);
    member.tags = [...new Set([...member.tags, ...added])].filter((tag) => !removed.has(tag));
    return { status: 204 };
  };

  const listMembers = (list: StoredList, query: URLSearchParams): Answer => {
    const since = query.get('since_last_changed') ?? '';
    const found = [...list.members.values()].filter(
      ({ status, last_changed: changed }) => status === query.get('status') && changed >= since,
    );
    const offset = Number(query.get('offset'));
    return { status: 200, body: { members: found.slice(offset, offset + Number(query.get('count'))) } };
  };

  const answerMember = (call: string, list: StoredList, [hash = '', body]: [string, unknown]): Answer => {
    const member = list.members.get(hash);
    if (call === 'PUT') return putMember(list, hash, body as PutBody);
    if (!member) return notFound;
    if (call === 'POST tags') return setTags(member, body as TagsBody);
    if (call !== 'POST actions/delete-permanent') return notFound;
    list.members.delete(hash);
    return { status: 204 };
  };

  const answerList = (method: string, url: URL, body: unknown): Answer => {
    const [, , , listId = '', , hash, ...action] = url.pathname.split('/');
    const list = lists.get(listId);
    if (!list) return notFound;
    if (hash !== undefined)
      return answerMember([method, action.join('/')].join(' ').trim(), list, [hash, body]);
    if (url.pathname.endsWith('/members')) return listMembers(list, url.searchParams);
    return { status: 200, body: { id: list.id, name: list.name, double_optin: list.double_optin } };
  };

  return (method: string, url: URL, body: unknown): Answer => {
    if (url.pathname === '/3.0/ping') return { status: 200, body: { health_status: "Everything's Chimpy!" } };
    if (url.pathname === '/3.0/') return { status: 200, body: { account_name: 'Stand-in press' } };
    if (url.pathname !== '/3.0/lists') return answerList(method, url, body);
    const all = [...lists.values()].map(({ members: _members, ...list }) => list);
    return { status: 200, body: { lists: all } };
  };
};

/** Stands in for Mailchimp, over real HTTP. */
export const startMailchimp = async (clock: () => Date) => {
  const lists = new Map<string, StoredList>();
  const answer = createAnswers(lists, clock);
  const requests: string[] = [];
  const state = {
    key: MAILCHIMP_KEY,
    /** Answers every request with this status; 0 hangs up without an answer. */
    failure: undefined as number | undefined,
    /** Requests that are answered before the failure begins. */
    failsAfter: 0,
  };

  const isKnown = ({ headers }: IncomingMessage): boolean =>
    Buffer.from(headers.authorization?.replace('Basic ', '') ?? '', 'base64')
      .toString()
      .endsWith(`:${state.key}`);

  const serve = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { method = '', url = '' } = request;
    const sent = await text(request);
    requests.push(`${method} ${url.split('?')[0]}`);
    const isFailing = state.failure !== undefined && state.failsAfter <= 0;
    state.failsAfter -= 1;
    if (isFailing && state.failure === 0) return void request.socket.destroy();
    const given = isFailing
      ? problem(state.failure ?? 500, 'Too Many Requests', 'You have exceeded the limit.')
      : isKnown(request)
        ? answer(method, new URL(url, 'http://mailchimp.example'), sent === '' ? undefined : JSON.parse(sent))
        : problem(401, 'API Key Invalid', 'Your API key may be invalid.');
    response.writeHead(given.status, { 'content-type': 'application/json' });
    return void response.end(given.body === undefined ? '' : JSON.stringify(given.body));
  };

  const server = createServer((request, response) => void serve(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  afterAll(() => server.close());
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    requests,
    state,
    addList(id: string, name: string, isDoubleOptIn = false) {
      lists.set(id, { id, name, double_optin: isDoubleOptIn, members: new Map() });
    },
    listIds: () => [...lists.keys()],
    removeList: (id: string) => lists.delete(id),
    membersOf: (id: string) => [...(lists.get(id)?.members.values() ?? [])],
    memberOf: (id: string, email: string) => lists.get(id)?.members.get(hashOf(email)),
    /** What the person does with a link in an email of Mailchimp. */
    leave(id: string, email: string, status = 'unsubscribed') {
      const member = lists.get(id)?.members.get(hashOf(email));
      if (member) Object.assign(member, { status, last_changed: clock().toISOString() });
    },
  };
};
