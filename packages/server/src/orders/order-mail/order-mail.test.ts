import { roles } from '@sitewright/domain/contributors';
import { sampleAddress, sampleOrderLine } from '@sitewright/domain/orders/testing';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { inTransaction } from '../../database/index.ts';
import { mailOutbox } from '../../mail/index.ts';
import { findSiteById } from '../../sites/index.ts';
import { openDraftSite, OWNER, placeOrder, type OrderToPlace } from '../../testing/index.ts';
import { sendOrderMail, type OrderMail } from './order-mail.ts';

const { app, database, site, signInAs } = await openDraftSite('order-mail');
const found = await findSiteById(database, site.id);
if (!found) throw new Error('The site is missing.');
const context = {
  site: found,
  publicOrigin: 'https://prints.example.com',
  secret: app.services.secret,
  now: app.clock.now,
};

/** The emails that were added to the outbox. */
const send = async (order: OrderToPlace, mail: Omit<OrderMail, 'orderId'>) => {
  const { orderId } = await placeOrder(database, site.id, order);
  await database.delete(mailOutbox);
  await inTransaction(database, (transaction) => sendOrderMail(transaction, context, { ...mail, orderId }));
  return database.select().from(mailOutbox).where(eq(mailOutbox.websiteId, site.id));
};

it('the confirmation has items, totals, address and a link, as text and as HTML', async () => {
  const lines = [
    sampleOrderLine({ quantity: 2, discountCents: 600 }),
    sampleOrderLine({ id: '2'.repeat(24), title: 'Moiré', optionValues: [] }),
  ];
  const [mail] = await send({ content: { lines, taxCents: 1000 } }, { kind: 'confirmed' });
  expect(mail).toMatchObject({
    toAddress: 'ines@example.com',
    subject: expect.stringMatching(/^Site order-mail: Order #\d{5} confirmed$/),
    sealedLink: expect.any(String),
    keepsLink: true,
  });
  for (const part of [
    'Hello Ines,',
    '2 × Ridge lines (Size: A3): €56.00',
    '1 × Moiré: €28.00',
    'Discount: −€6.00',
    'Delivery: €4.50',
    'Total: €92.50',
    'Rua das Flores 12\n4050-265 Porto\nPortugal',
  ])
    expect(mail?.text).toContain(part);
  // The link grants access and is put in when the email is sent.
  expect(mail?.text).toMatch(/View your order: \[link [\w-]{16}\]/);
  expect(mail?.text).not.toContain('token=');
  expect(mail?.html).toMatch(/href="\[link [\w-]{16}\]"/);
  expect(mail?.html).toContain('2 × Ridge lines');
});

it.each([
  ['de-DE', 'Guten Tag Ines,', '28,00 €', 'Gesamtbetrag'],
  ['fr', 'Bonjour Ines,', '28,00 €', 'Sous-total'],
  ['es-ES', 'Hola, Ines:', '28,00 €', 'Subtotal'],
  ['pt', 'Hello Ines,', '€ 28,00', 'Subtotal'],
])('is in the language of the order: %s', async (language, ...parts) => {
  const [mail] = await send({ content: { language } }, { kind: 'awaiting' });
  const text = mail?.text.replaceAll(/\s/gu, ' ') ?? '';
  for (const part of parts) expect(text).toContain(part);
  expect(mail?.html).toContain(`lang="${language}"`);
});

it('a shipment lists what was sent and how to track it, without prices in sum', async () => {
  const lines = [sampleOrderLine({ quantity: 3 }), sampleOrderLine({ id: '2'.repeat(24), title: 'Moiré' })];
  const shipment = {
    lines: [{ lineId: lines[0]?.id ?? '', quantity: 2 }],
    carrier: 'ups',
    trackingNumber: '1Z9',
    trackingUrl: 'https://www.ups.com/track?tracknum=1Z9',
    isPart: true,
  };
  const [mail] = await send({ content: { lines } }, { kind: 'fulfilled', shipment });
  expect(mail?.text).toContain('A part of your order is on its way.');
  expect(mail?.text).toContain(
    'Tracking number: UPS 1Z9\nTrack your parcel: https://www.ups.com/track?tracknum=1Z9',
  );
  expect(mail?.text).toContain('2 × Ridge lines');
  expect(mail?.text).not.toContain('Moiré');
  expect(mail?.text).not.toContain('Total');
  expect(mail?.html).toContain('href="https://www.ups.com/track?tracknum=1Z9"');
});

it('an order that is ready says where to pick it up', async () => {
  const pickup = { line1: 'Rua do Almada 41', city: 'Porto', country: 'PT' };
  const shipping = { key: 'p', name: 'Studio', isPickup: true, pickup, priceCents: 0 };
  const [mail] = await send({ content: { shipping, shippingAddress: null } }, { kind: 'ready' });
  expect(mail?.subject).toMatch(/is ready for pickup$/);
  expect(mail?.text).toContain('Pickup at:\nStudio\nRua do Almada 41\nPorto\nPortugal');
  expect(mail?.text).not.toContain('Total');
});

it('a refund names the amount, a test order says that it is one', async () => {
  const [refund] = await send({}, { kind: 'refunded', refundedCents: 1250 });
  expect(refund?.text).toContain('You get €12.50 back.');
  const [test] = await send({ isTest: true }, { kind: 'confirmed' });
  expect(test?.text).toContain('This is a test order.');
  const [unpaid] = await send({ isPaid: false }, { kind: 'cancelled' });
  expect(unpaid?.text).not.toContain('refunded');
});

it.each([
  [true, 'Paid: €12.50', 'To pay'],
  [false, 'To pay: €12.50', 'Paid'],
])('what a gift card left of an order is paid, or to be paid: %s', async (isPaid, there, away) => {
  const giftCards = [{ id: 'b'.repeat(24), lastFour: 'WXYZ', amountCents: 2000, leftCents: 0 }];
  const [mail] = await send({ isPaid, content: { giftCards } }, { kind: isPaid ? 'confirmed' : 'awaiting' });
  expect(mail?.text).toContain(there);
  expect(mail?.text).not.toContain(away);
});

it('a refund of items lists these alone', async () => {
  const lines = [sampleOrderLine({ quantity: 3 }), sampleOrderLine({ id: '2'.repeat(24), title: 'Moiré' })];
  const refundedLines = [{ lineId: '2'.repeat(24), quantity: 1 }];
  const [mail] = await send({ content: { lines } }, { kind: 'refunded', refundedCents: 1250, refundedLines });
  expect(mail?.text).toContain('1 × Moiré');
  expect(mail?.text).not.toContain('Ridge lines');
  expect(mail?.text).not.toContain('Total');
});

it('[F22 (rule)] what the shopper typed is text, on one line', async () => {
  const payload = '<script>alert(1)</script>"><img src=x onerror=alert(2)>';
  const content = {
    lines: [sampleOrderLine({ title: payload, optionValues: [{ optionName: payload, value: payload }] })],
    shippingAddress: sampleAddress({ firstName: `${payload}\nTotal: €0.00`, line1: payload, city: payload }),
    note: payload,
  };
  for (const kind of ['confirmed', 'new-order'] as const) {
    const [mail] = await send({ content }, { kind });
    expect(mail?.html).not.toMatch(/<script|<img src=x/);
    expect(mail?.html).toContain('&lt;script&gt;');
    expect(mail?.text).not.toContain('\nTotal: €0.00');
  }
});

it('a new order is told to administrators and store managers, who reply to the customer', async () => {
  await signInAs(roles.storeManager.code);
  await signInAs(roles.editor.code);
  const mails = await send({ isPaid: false, content: { note: 'Ring twice' } }, { kind: 'new-order' });
  expect(mails.map(({ toAddress }) => toAddress).sort()).toEqual([OWNER.email, 'role8@example.com'].sort());
  expect(mails[0]).toMatchObject({
    replyTo: 'ines@example.com',
    subject: expect.stringMatching(/^New order #\d{5}: €32.50$/),
  });
  expect(mails[0]?.text).toContain('Ines Duarte placed an order for €32.50. It waits for its payment.');
  expect(mails[0]?.text).toContain('1 × Ridge lines (SKU RIDGE-A3)');
  expect(mails[0]?.text).toContain('Ring twice');
  expect(mails[0]?.text).toContain('https://prints.example.com/config/store/orders/order?id=');
});
