import { documentCalls } from '@sitewright/api/documents';
import { pageCalls } from '@sitewright/api/pages';
import { pagePermissions } from '@sitewright/domain/pages';
import { beforeAll, describe, expect, it } from 'vitest';
import { accept, openShop, publishPage, publishProduct, variant } from '../testing/index.ts';

const { app, owner, shop, postcard, visitor, add } = await openShop();

const form = {
  id: 'f'.repeat(24),
  name: 'Dedication',
  fields: [
    { id: 'line', type: 'text' as const, title: 'A line <b>', required: true },
    { id: 'day', type: 'date' as const, title: 'Day' },
  ],
};
const publish = (where = shop, title = 'Dedicated') =>
  publishProduct(owner, where, {
    title,
    product: { variants: [variant({ sku: title })], additionalFieldsForm: form },
    stock: [null],
  });
const urlOf = (id: string): string => `/-/product-forms/${id}`;

describe('the form of a product', () => {
  let id = '';
  beforeAll(async () => {
    ({ id } = await publish());
  });

  it('is HTML that a script can show, the same for everybody, and sent again only after a change', async () => {
    const browser = await visitor();
    const { status, text, headers } = await browser.open(urlOf(id));
    expect(status).toBe(200);
    expect(text).toContain('<form class="sw-form sw-answer-form" aria-label="Dedication"');
    expect(text).toContain('name="f.line"');
    expect(text).toContain('A line &lt;b&gt;');
    expect(text).not.toMatch(/<script|action=/);
    expect(headers).toMatchObject({
      'cache-control': 'no-cache',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
    });
    expect(headers['set-cookie']).toBeUndefined();
    const again = await browser.open(urlOf(id), { headers: { 'if-none-match': String(headers['etag']) } });
    expect(again.status).toBe(304);
  });

  it('asks for what the cart then accepts, an incomplete date too', async () => {
    const browser = await visitor();
    const answers = { line: 'For Ines', day: ['12', '', ''] };
    expect(await add(browser, { itemId: id, additionalFields: JSON.stringify(answers) })).toMatchObject({
      ok: true,
    });
    expect(await add(browser, { itemId: id, additionalFields: '{}' })).toMatchObject({
      ok: false,
      refusal: { code: 'additional-fields-invalid', errors: { line: 'Required' } },
    });
  });

  it('is empty where the product has none, and not there for other ids', async () => {
    const browser = await visitor();
    expect((await browser.open(urlOf(postcard.id))).status).toBe(204);
    for (const other of ['0'.repeat(24), 'nothing', `${id}0`, shop])
      expect((await browser.open(urlOf(String(other)))).status, String(other)).toBe(404);
  });

  it('is not shown before the product is published, nor after it is in the trash', async () => {
    const { id: gone } = await publish(shop, 'Gone');
    const browser = await visitor();
    expect((await browser.open(urlOf(gone))).status).toBe(200);
    accept(await owner.client.send(documentCalls.trash, { params: { kind: 'item', id: gone } }));
    expect((await browser.open(urlOf(gone))).status).toBe(404);
  });

  it('belongs to its site alone', async () => {
    const other = await app.addSite('neighbour');
    expect((await app.visit(other).open(urlOf(id))).status).toBe(404);
  });

  it('[SITE-19 (rule)] of a locked shop is for those who entered the password, and in no shared cache', async () => {
    const permission = pagePermissions.password;
    const locked = await publishPage(owner, { kind: 'products', title: 'Locked', permission });
    const body = { password: 'Blue Heron' };
    accept(await owner.client.send(pageCalls.setPassword, { params: { id: locked }, body }));
    const { id: secret } = await publish(locked, 'Secret');
    const browser = await visitor();
    expect((await browser.open(urlOf(secret))).status).toBe(404);
    await browser.open('/-/unlock?to=%2Flocked', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: browser.origin },
      body: new URLSearchParams(body).toString(),
    });
    const { status, headers } = await browser.open(urlOf(secret));
    expect([status, headers['cache-control']]).toEqual([200, 'private, no-cache']);
  });
});
