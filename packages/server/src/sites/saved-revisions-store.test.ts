import { commentCalls } from '@sitewright/api/comments';
import { pageCalls } from '@sitewright/api/pages';
import { redirectCalls } from '@sitewright/api/redirects';
import { storeCalls } from '@sitewright/api/store';
import { expect, it } from 'vitest';
import { accept, createTestDatabase, startTestApp } from '../testing/index.ts';

const { database } = await createTestDatabase();
const app = await startTestApp(database);
const site = await app.addSite('revised');
const { client } = await app.signIn(site);

type Save = () => Promise<Parameters<typeof accept<{ revision: number }>>[0]>;

const saves: Readonly<Record<string, (name: string) => Promise<Save>>> = {
  authors: async (name: string) => {
    const { revision } = accept(await client.send(pageCalls.listAuthors, {}));
    return () => client.send(pageCalls.saveAuthors, { body: { authors: [{ displayName: name }], revision } });
  },
  redirects: async (name: string) => {
    const { revision } = accept(await client.send(redirectCalls.list, {}));
    const redirects = [{ from: `/${name}`, to: '/', status: 301 as const }];
    return () => client.send(redirectCalls.save, { body: { redirects, revision } });
  },
  'comment settings': async () => {
    const settings = accept(await client.send(commentCalls.readSettings, {}));
    return () => client.send(commentCalls.saveSettings, { body: settings });
  },
  'store settings': async () => {
    const settings = accept(await client.send(storeCalls.readSettings, {}));
    return () => client.send(storeCalls.saveSettings, { body: settings });
  },
};

it.each(Object.entries(saves))(
  '%s are not overwritten by who read them before another saved',
  async (_, read) => {
    const [first, second] = [await read('ada'), await read('bo')];
    const saved = accept(await first());
    expect(await second()).toMatchObject({ ok: false, refusal: { code: 'conflict', status: 409 } });
    const again = await read('cy');
    expect(accept(await again()).revision).toBe(saved.revision + 1);
    const both = await Promise.all([await read('di'), await read('ed')].map((save) => save()));
    expect(both.map(({ ok }) => ok).toSorted()).toEqual([false, true]);
  },
);
