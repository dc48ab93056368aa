import { storeEmailsCalls } from '@sitewright/api/store-emails';
import { roles } from '@sitewright/domain/contributors';
import { builtInEmailText, type StoreEmailKind } from '@sitewright/domain/store-emails';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { inTransaction } from '../database/index.ts';
import { mailOutbox } from '../mail/index.ts';
import { sendOrderMail, type OrderMail } from '../orders/index.ts';
import { findSiteById } from '../sites/index.ts';
import { accept, openDraftSite, OWNER, placeOrder, type OrderToPlace } from '../testing/index.ts';

const { app, database, site, owner, signInAs } = await openDraftSite('store-emails');
const found = await findSiteById(database, site.id);
if (!found) throw new Error('The site is missing.');
const context = {
  site: found,
  publicOrigin: 'https://prints.example.com',
  secret: app.services.secret,
  now: app.clock.now,
};

const send = async (order: OrderToPlace, kind: OrderMail['kind']) => {
  const { orderId } = await placeOrder(database, site.id, order);
  await database.delete(mailOutbox);
  await inTransaction(database, (transaction) => sendOrderMail(transaction, context, { kind, orderId }));
  return database.select().from(mailOutbox).where(eq(mailOutbox.websiteId, site.id));
};

const params = { kind: 'confirmed' as const };
const german = { ...params, language: 'de' as const };
const text = {
  subject: 'Danke für #{order.number}\r\nBcc: eve@example.com',
  text: 'Liebe {customer.firstName}, <b>danke</b> für {items|count} Artikel!\n\n{order.url}',
};

const revisionNow = async (): Promise<number> =>
  accept(await owner.client.send(storeEmailsCalls.read, { params })).revision;

describe('the text of an email', () => {
  it('is the owner’s in its language, and the built-in one in others', async () => {
    const revision = await revisionNow();
    accept(
      await owner.client.send(storeEmailsCalls.saveText, { params: german, body: { revision, ...text } }),
    );
    const [mail] = await send({ content: { language: 'de-AT' } }, 'confirmed');
    expect(mail?.subject).toMatch(/^Danke für #\d{5} Bcc: eve@example\.com$/);
    expect(mail?.text).toContain('Liebe Ines, <b>danke</b> für 1 Artikel!');
    expect(mail?.text).toContain('Gesamtbetrag');
    expect(mail?.html).toContain('Liebe Ines, &lt;b&gt;danke&lt;/b&gt;');
    const [french] = await send({ content: { language: 'fr' } }, 'confirmed');
    expect(french?.subject).toMatch(/confirmée$/);
  });

  it('is refused with the line of each fault; another save in between is a conflict', async () => {
    const revision = await revisionNow();
    const faulty = { revision, subject: 'Hi', text: 'Hello\n{customer.frstName}' };
    expect(
      await owner.client.send(storeEmailsCalls.saveText, { params: german, body: faulty }),
    ).toMatchObject({
      refusal: {
        code: 'email-text-faulty',
        errors: { text: 'Line 2: There is no key "customer.frstName".' },
      },
    });
    const old = { ...text, revision: revision - 1 };
    expect(await owner.client.send(storeEmailsCalls.saveText, { params: german, body: old })).toMatchObject({
      refusal: { code: 'conflict' },
    });
  });

  it('falls back to the built-in one where a stored text fails', async () => {
    await app.services.database.execute(
      `update store_emails set texts = '{"en":{"subject":"Hi {.if order.isTest}","text":"x"}}'`,
    );
    const [mail] = await send({}, 'confirmed');
    expect(mail?.subject).toMatch(/Order #\d{5} confirmed$/);
    expect(mail?.text).toContain('Thank you for your order.');
  });

  it('is reset to the built-in one', async () => {
    const query = { revision: await revisionNow() };
    const reset = { params: { ...params, language: 'en' as const }, query };
    expect(accept(await owner.client.send(storeEmailsCalls.removeText, reset)).texts).toEqual({});
  });
});

describe('[SITE-29 (301)] the preview of an email', () => {
  const body = { language: 'en' as const, ...builtInEmailText('confirmed', 'en') };

  it('is what would be sent, with a sample or a real order of this site', async () => {
    const sample = accept(await owner.client.send(storeEmailsCalls.preview, { params, body }));
    expect(sample).toMatchObject({ faults: [], subject: expect.stringMatching(/Order #01234 confirmed$/) });
    expect(sample.html).toContain('Sample product');
    const { orderId, number } = await placeOrder(database, site.id, {});
    const real = accept(
      await owner.client.send(storeEmailsCalls.preview, { params, body: { ...body, recordId: orderId } }),
    );
    expect(real.subject).toContain(String(number));
    expect(real.text).toContain('Ridge lines');
    expect(real.html).not.toContain('token=');
    const other = await placeOrder(database, (await app.addSite('elsewhere')).id, {});
    const foreign = { params, body: { ...body, recordId: other.orderId } };
    expect(await owner.client.send(storeEmailsCalls.preview, foreign)).toMatchObject({
      refusal: { code: 'not-found' },
    });
  });

  it('has a sample of everything that emails of returns and payment links print', async () => {
    const shown = async (kind: StoreEmailKind, language: 'en' | 'de') => {
      const draft = { language, ...builtInEmailText(kind, language) };
      return accept(await owner.client.send(storeEmailsCalls.preview, { params: { kind }, body: draft }));
    };
    const accepted = await shown('return-accepted', 'de');
    expect(accepted).toMatchObject({ faults: [], subject: expect.stringMatching(/angenommen$/) });
    expect(accepted.text).toContain('1 × Sample product');
    expect(accepted.text).toContain('What you answer to the customer.');
    expect((await shown('withdrawal-received', 'en')).text).toMatch(/withdrawal from the contract on \w+/);
    const toTeam = await shown('new-return', 'en');
    expect(toTeam.subject).toMatch(/^Return requested: order #01234$/);
    expect(toTeam.text).toContain('A corner is bent.');
    const link = await shown('payment-link', 'en');
    expect(link).toMatchObject({ faults: [], text: expect.stringContaining('Check and pay: ') });
  });

  it('shows faults, and the built-in text with them', async () => {
    const faulty = { ...body, text: '{.include x}' };
    const preview = accept(await owner.client.send(storeEmailsCalls.preview, { params, body: faulty }));
    expect(preview.faults).toMatchObject([{ field: 'text', line: 1 }]);
    expect(preview.text).toContain('Thank you for your order.');
  });

  it('is a page of type 301, in which nothing runs, for those who may change emails', async () => {
    const page = await owner.open('/store-preview/emails/fulfilled?language=de');
    expect(page.status).toBe(200);
    expect(page.text).toContain('Ihre Bestellung ist unterwegs.');
    expect(page.headers['content-security-policy']).toMatch(/^sandbox;/);
    const data = await owner.open('/store-preview/emails/low-stock?format=json');
    expect(JSON.parse(data.text)).toMatchObject({ pageType: 301, email: { kind: 'low-stock' } });
    expect((await owner.open('/store-preview/emails/other')).status).toBe(404);
    expect((await app.visit(site).open('/store-preview/emails/fulfilled')).status).toBe(401);
    const editor = await signInAs(roles.editor.code);
    expect((await editor.open('/store-preview/emails/fulfilled')).status).toBe(403);
  });

  it('with a real order is for those who may see orders', async () => {
    const manager = await signInAs(roles.websiteManager.code);
    const { orderId } = await placeOrder(database, site.id, {});
    expect(await manager.client.send(storeEmailsCalls.preview, { params, body })).toMatchObject({ ok: true });
    const real = { params, body: { ...body, recordId: orderId } };
    expect(await manager.client.send(storeEmailsCalls.preview, real)).toMatchObject({
      refusal: { code: 'email-record-hidden' },
    });
  });

  it('is sent to oneself as a test', async () => {
    await database.delete(mailOutbox);
    expect(accept(await owner.client.send(storeEmailsCalls.sendTest, { params, body }))).toEqual({
      to: OWNER.email,
    });
    const [mail] = await database.select().from(mailOutbox).where(eq(mailOutbox.websiteId, site.id));
    expect(mail).toMatchObject({ toAddress: OWNER.email, subject: expect.stringMatching(/confirmed$/) });
  });
});

describe('an email that is switched off', () => {
  const newOrder = { kind: 'new-order' as const };

  it('is not sent; receipts cannot be switched off', async () => {
    const off = { params: newOrder, body: { isEnabled: false } };
    expect(accept(await owner.client.send(storeEmailsCalls.setEnabled, off)).isEnabled).toBe(false);
    expect(await send({}, 'new-order')).toEqual([]);
    const on = { params: newOrder, body: { isEnabled: true } };
    accept(await owner.client.send(storeEmailsCalls.setEnabled, on));
    expect(await send({}, 'new-order')).toHaveLength(1);
    const receipt = { params, body: { isEnabled: false } };
    expect(await owner.client.send(storeEmailsCalls.setEnabled, receipt)).toMatchObject({
      refusal: { code: 'email-always-sent' },
    });
  });
});
