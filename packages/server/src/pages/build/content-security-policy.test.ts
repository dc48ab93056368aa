import { documentCalls } from '@sitewright/api/documents';
import { beforeEach, describe, expect, it } from 'vitest';
import { rateLimits } from '../../http/http-tables.ts';
import { newId } from '../../ids/index.ts';
import { accept, createTestDatabase, publishPage, startTestApp } from '../../testing/index.ts';

const { database } = await createTestDatabase();
const app = await startTestApp(database);
const site = await app.addSite('policy');
const owner = await app.signIn(site);
beforeEach(() => database.delete(rateLimits));

const PAGE = 'pages/raw.page';

const publishTemplate = async (text: string) => {
  const params = { kind: 'template', id: PAGE };
  const step = { kind: 'template' as const, id: PAGE, op: 'create' as const, content: { text } };
  const body = { commandId: newId(), label: 'Template', steps: [step] };
  accept(await owner.client.send(documentCalls.runCommand, { body }));
  const { revision: baseRevision } = accept(await owner.client.send(documentCalls.read, { params }));
  accept(await owner.client.send(documentCalls.publish, { params, body: { baseRevision } }));
};

const policyAt = async (path: string): Promise<ReadonlyMap<string, string>> => {
  app.clock.now = new Date(app.clock.now.getTime() + 1100);
  const { headers } = await app.visit(site).open(path);
  const parts = String(headers['content-security-policy']).split('; ');
  return new Map(parts.map((part) => [part.split(' ')[0] ?? '', part.split(' ').slice(1).join(' ')]));
};

await publishTemplate(
  '<h1>{collection.title}</h1><script src="https://cdn.example/a.js"></script><script>own()</script>' +
    '<form action="https://forms.example/send"></form>',
);
const show = (title: string, urlId: string) => publishPage(owner, { title, urlId, typeName: 'raw' });

describe('the policy of a page', () => {
  it('names the hosts of the template’s own scripts and forms', async () => {
    await show('Plain', 'plain');
    const policy = await policyAt('/plain');
    expect(policy.get('script-src')).toMatch(/^'self'( 'sha256-[^']+'){2} https:\/\/cdn\.example$/);
    expect(policy.get('form-action')).toBe("'self' https://forms.example");
  });

  it.each([
    ['a-script', '<script src=//evil.example/x.js a="'],
    ['another-script', "<script src=//evil.example/x.js a='"],
    ['a-form', '<form action="https://evil.example/">'],
    ['an-inline-script', '<script>evil()</script>'],
  ])('takes none from data that the template prints as it is: %s', async (urlId, title) => {
    await show(title, urlId);
    const [policy, plain] = [await policyAt(`/${urlId}`), await policyAt('/plain')];
    expect([...policy.values()].join(' ')).not.toContain('evil');
    expect(policy.get('form-action')).toBe(plain.get('form-action'));
    expect(policy.get('script-src')?.split(' ')).toHaveLength(
      plain.get('script-src')?.split(' ').length ?? 0,
    );
  });

  it('names what code blocks hold', async () => {
    const source =
      '<script src="https://widgets.example/w.js"></script><form action="https://pay.example/cart"></form>';
    const block = {
      id: newId(),
      type: 23,
      value: { source, mode: 'html' },
      desktop: { columnStart: 1, columnEnd: 9, rowStart: 1, rowEnd: 2 },
    };
    const sections = [{ id: newId(), theme: 'paper' as const, blocks: [block] }];
    await publishPage(owner, { title: 'Coded', urlId: 'coded', sections });
    const policy = await policyAt('/coded');
    expect(policy.get('script-src')).toContain(' https://widgets.example');
    expect(policy.get('form-action')).toBe("'self' https://pay.example");
    expect((await policyAt('/')).get('form-action')).toBe("'self'");
  });
});
