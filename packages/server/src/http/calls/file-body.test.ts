import { text } from 'node:stream/consumers';
import { connect, type AddressInfo } from 'node:net';
import { stateCalls, type CallSchemas } from '@sitewright/api/call';
import { permissionsOf, type Contributor } from '@sitewright/domain/contributors';
import { pino } from 'pino';
import { Type } from 'typebox';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, TestBrowser } from '../../testing/index.ts';
import { createCallApp } from './call-app.ts';
import { registerCalls } from './call-route.ts';
import { implementCalls } from './capability.ts';
import { csrfTokenOfSession } from '../request/csrf-token.ts';
import { describeApi } from './open-api.ts';
import { refuse } from '../refusals/refusal.ts';

const answer = Type.Object({ text: Type.String() });
const schemas = {
  send: { query: Type.Object({ plan: Type.String() }), answer, refusals: ['conflict'] },
  say: { body: Type.Object({ text: Type.String() }), answer, refusals: [] },
} as const satisfies Record<string, CallSchemas>;

const calls = stateCalls<typeof schemas>()({
  send: {
    method: 'POST',
    path: '/api/test/files',
    caller: 'contributor',
    permission: 'content',
    body: 'file',
    summary: 'Send a file',
  },
  say: {
    method: 'POST',
    path: '/api/test/words',
    caller: 'contributor',
    permission: 'content',
    summary: 'Say it',
  },
});

const told: string[] = [];
let faults = 0;

/** PostgreSQL's error when a transaction must be retried. */
const serializationFailure = (): Error => Object.assign(new Error('again'), { code: '40001' });

const implemented = implementCalls({
  capability: 'test',
  calls,
  schemas,
  handlers: {
    async send({ query, file }) {
      if (query.plan === 'look') {
        const chunks = file.stream.iterator({ destroyOnReturn: false });
        await chunks.next();
        await chunks.return?.();
        return refuse('conflict');
      }
      const content = await text(file.stream);
      told.push(`received ${file.declaredBytes}`);
      return {
        async commit({ note }) {
          told.push('kept');
          note({ subject: 'file:1' });
          if (query.plan === 'refuse') return refuse('conflict');
          if (query.plan === 'fail') throw new Error('broken');
          if (query.plan === 'again' && (faults += 1) < 2) throw serializationFailure();
          return { text: content };
        },
        async discard() {
          told.push('discarded');
        },
      };
    },
    say: async ({ body }) => body,
  },
});

const { database } = await createTestDatabase();
const contributor = {
  accountId: 'a',
  sessionId: 's',
  name: 'Owner',
  email: 'owner@example.com',
  roles: [1],
  permissions: permissionsOf([1]),
  isAdministrator: false,
} as unknown as Contributor;

const app = createCallApp({ log: pino({ level: 'silent' }), newRequestId: () => 'r' });
registerCalls(app, implemented, {
  countCall: () => undefined,
  database,
  secret: 'secret',
  clock: () => new Date(),
  trustsProxy: false,
  recordActivity: async (_transaction, { subject }) => {
    told.push(`noted ${subject}`);
  },
  lookup: {
    database,
    findSite: async () => ({ site: { id: 'site', primaryHost: 'localhost' }, isOwnHost: true }) as never,
    findContributor: async () => contributor,
    findApiKey: async () => undefined,
  },
});
await app.listen({ port: 0, host: '127.0.0.1' });
afterAll(() => app.close());
beforeEach(() => {
  told.length = 0;
  faults = 0;
});

const { port } = app.server.address() as AddressInfo;
const browser = new TestBrowser(port, 'shop.localhost');
browser.cookies.set('session', 'token');
const headers = { origin: browser.origin, 'x-csrf-token': csrfTokenOfSession('secret', 's') };

const send = (plan: string, body: string | Uint8Array = 'content', more: Record<string, string> = {}) =>
  browser.open(`/api/test/files?plan=${plan}`, { method: 'POST', headers: { ...headers, ...more }, body });

describe('a call that takes a file', () => {
  it.each([{}, { 'content-type': 'application/json' }, { 'content-type': 'image/png' }])(
    'gets the bytes as they are with %j, and its change is noted',
    async (more) => {
      const sent = await send('keep', '{"not": parsed', { ...more, 'content-length': '14' });
      expect([sent.status, JSON.parse(sent.text)]).toEqual([200, { text: '{"not": parsed' }]);
      expect(told).toEqual(['received 14', 'kept', 'noted file:1']);
    },
  );

  it('reads the file once although its transaction runs again', async () => {
    expect((await send('again')).status).toBe(200);
    expect(told.filter((line) => line.startsWith('received')).length).toBe(1);
    expect(told.slice(1)).toEqual(['kept', 'kept', 'noted file:1']);
  });

  it('throws away what it took in when the change is refused or fails', async () => {
    expect((await send('refuse')).status).toBe(409);
    expect(told.slice(1)).toEqual(['kept', 'discarded']);
    told.length = 0;
    expect((await send('fail')).status).toBe(500);
    expect(told.slice(1)).toEqual(['kept', 'discarded']);
  });

  it('answers whoever is still sending, and takes the next call on the same connection', async () => {
    const socket = connect(port, '127.0.0.1');
    const begin = (plan: string, bytes: number): string =>
      `POST /api/test/files?plan=${plan} HTTP/1.1\r\nhost: shop.localhost:${port}\r\ncookie: session=token\r\n` +
      `origin: ${headers.origin}\r\nx-csrf-token: ${headers['x-csrf-token']}\r\ncontent-length: ${bytes}\r\n\r\n`;
    socket.write(begin('look', 20_000_000));
    socket.write(new Uint8Array(20_000_000));
    socket.write(`${begin('keep', 7)}content`);
    let received = '';
    for await (const chunk of socket) {
      received += String(chunk);
      if (received.includes('{"text":"content"}')) break;
    }
    expect(received.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 409', 'HTTP/1.1 200']);
  });

  it('[F21] is guarded before a byte is read', async () => {
    const strange = { 'x-csrf-token': 'aaaaaaaaaaaaaaaaaaaaaa' };
    expect((await send('keep', 'content', strange)).status).toBe(400);
    expect((await send('keep', 'content', { origin: 'http://evil.example' })).status).toBe(403);
    expect(told).toEqual([]);
  });

  it('is described as taking bytes', () => {
    const { paths } = describeApi(implemented);
    expect(paths['/api/test/files']).toMatchObject({
      post: { requestBody: { content: { 'application/octet-stream': { schema: { format: 'binary' } } } } },
    });
  });

  it('leaves other calls with JSON and nothing else', async () => {
    const say = (type: string) =>
      browser.open('/api/test/words', {
        method: 'POST',
        headers: { ...headers, 'content-type': type },
        body: '{"text":"hi"}',
      });
    expect((await say('application/json')).status).toBe(200);
    expect((await say('text/plain')).status).toBe(415);
    expect((await say('application/octet-stream')).status).toBe(415);
  });
});
