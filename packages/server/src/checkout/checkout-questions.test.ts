import { checkoutCalls } from '@sitewright/api/checkout';
import { documentCalls } from '@sitewright/api/documents';
import { ordersCalls } from '@sitewright/api/orders';
import type { SiteField, SiteForm } from '@sitewright/domain/forms';
import { defaultCheckoutSettings } from '@sitewright/domain/store';
import { beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../ids/index.ts';
import { readStoreSettings } from '../store/index.ts';
import { accept, openCheckoutShop, type TestBrowser } from '../testing/index.ts';

let shop: Awaited<ReturnType<typeof openCheckoutShop>>;
const formId = newId();

const field = (fields: Partial<SiteField> & Pick<SiteField, 'id' | 'title'>): SiteField => ({
  type: 'text',
  ...fields,
});

const publishForm = async (content: SiteForm, op: 'create' | 'update' = 'create'): Promise<void> => {
  const { client } = shop.owner;
  const params = { kind: 'form', id: formId };
  if (op === 'create') {
    const steps = [{ ...params, kind: 'form' as const, op, content }];
    accept(
      await client.send(documentCalls.runCommand, { body: { commandId: newId(), label: 'Form', steps } }),
    );
  } else {
    const { revision: baseRevision } = accept(await client.send(documentCalls.read, { params }));
    accept(await client.send(documentCalls.save, { params, body: { baseRevision, content } }));
  }
  const { revision } = accept(await client.send(documentCalls.read, { params }));
  accept(await client.send(documentCalls.publish, { params, body: { baseRevision: revision } }));
};

const form = {
  name: 'About your order',
  fields: [
    field({ id: 'vat', title: 'VAT <number>', required: true }),
    field({ id: 'gift', type: 'radio', title: 'Is it a gift?', options: ['Yes', 'No'] }),
    field({
      id: 'wish',
      type: 'textarea',
      title: 'Words on the card',
      required: true,
      condition: { field: 'gift', operator: 'is', value: 'Yes' },
    }),
    field({ id: 'door', type: 'password', title: 'Door code' }),
    field({ id: 'plan', type: 'file', title: 'Plan', required: true }),
  ],
};

beforeAll(async () => {
  shop = await openCheckoutShop();
  await publishForm(form);
  const { shipping } = await readStoreSettings(shop.database, shop.site.id);
  await shop.setStore({ shipping, checkout: { ...defaultCheckoutSettings, formId } });
});

const save = async (browser: TestBrowser, answers: object) =>
  accept(await browser.client.send(checkoutCalls.save, { body: { answers } as never }));

const orderOf = async (url: string) => {
  const id = String(new URLSearchParams(url.split('?')[1]).get('order'));
  return accept(await shop.owner.client.send(ordersCalls.read, { params: { id } }));
};

describe('the questions of the owner', () => {
  it('are asked with the contact, and nothing is sold without the answers', async () => {
    const browser = await shop.ready([{}]);
    const { form: asked, faults } = await shop.view(browser);
    expect(asked?.fields.map(({ id }) => id)).toEqual(['vat', 'gift', 'wish', 'door']);
    expect(faults.contact.map((fault) => fault.field)).toEqual(['form.vat']);
    expect(await shop.pay(browser)).toMatchObject({ refusal: { code: 'checkout-incomplete' } });
    const gift = await save(browser, { vat: 'PT501', gift: 'Yes', wish: '' });
    expect(gift.faults.contact.map((fault) => fault.field)).toEqual(['form.wish']);
    const done = await save(browser, { vat: 'PT501', gift: 'No', wish: 'x', other: 'y', door: '4711' });
    expect(done.faults.contact).toEqual([]);
    expect(done.details.answers).toEqual({ vat: 'PT501', gift: 'No', wish: 'x', door: '__MASKED_FIELD__' });
    const { answers, number } = await orderOf(accept(await shop.pay(browser)).url);
    expect(answers).toEqual([
      { title: 'VAT <number>', value: 'PT501' },
      { title: 'Is it a gift?', value: 'No' },
      { title: 'Door code', value: 'Hidden' },
    ]);
    const csv = (await shop.owner.open(`/api/orders.csv?search=${number}`)).text;
    expect(csv).toContain('VAT <number>: PT501');
    for (const table of ['checkouts', 'payments', 'orders'])
      expect(
        await shop.rows(`select 1 from ${table} t where website_id = $1 and t::text like '%4711%'`),
      ).toEqual([]);
  });

  it('are asked without script, with the same messages, and keep what was entered', async () => {
    const browser = await shop.ready([{}], 'plain@example.com');
    expect((await browser.open('/checkout')).text).toContain('VAT &lt;number&gt;');
    const post = (fields: Record<string, string>) =>
      shop.post(browser, '/-/checkout/contact', { email: 'plain@example.com', ...fields });
    const refused = await post({ 'f.gift': 'Yes', 'f.vat': '' });
    expect(refused.headers['location']).toBe('/checkout?step=contact&check=1');
    const { text } = await browser.open('/checkout?step=contact&check=1');
    expect(text).toMatch(/href="#checkout-form-vat"/);
    expect(text).toMatch(/value="Yes" checked/);
    const { faults } = await shop.view(browser);
    for (const { message } of faults.contact) expect(text).toContain(message);
    await post({ 'f.vat': 'PT502\u0000', 'f.gift': 'No' });
    const { answers } = await orderOf(accept(await shop.pay(browser)).url);
    expect(answers.map(({ value }) => value)).toEqual(['PT502', 'No']);
  });

  it('may change while somebody is answering them', async () => {
    const browser = await shop.ready([{}]);
    await save(browser, { vat: 'PT503', gift: 'No' });
    await publishForm({ ...form, fields: [field({ id: 'po', title: 'PO number' })] }, 'update');
    expect((await shop.view(browser)).faults.contact).toEqual([]);
    const { answers } = await orderOf(accept(await shop.pay(browser)).url);
    expect(answers).toEqual([]);
  });
});
