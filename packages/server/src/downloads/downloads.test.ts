import { mediaCalls } from '@sitewright/api/media';
import { ordersCalls } from '@sitewright/api/orders';
import { paymentsCalls } from '@sitewright/api/payments';
import { beforeAll, expect, it } from 'vitest';
import { accept, openCheckoutShop, publishProduct, type TestBrowser, variant } from '../testing/index.ts';
import { downloadLink } from './download-link.ts';

const PDF = '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF';

let shop: Awaited<ReturnType<typeof openCheckoutShop>>;
let file: { readonly id: string; readonly assetUrl: string };
let patternId: string;

beforeAll(async () => {
  shop = await openCheckoutShop();
  file = accept(
    await shop.owner.client.send(mediaCalls.uploadFile, {
      query: { filename: 'pattern.pdf' },
      file: new Blob([PDF]),
    }),
  );
  const product = { productType: 2 as const, price: 500, fileId: file.id };
  ({ id: patternId } = await publishProduct(shop.owner, shop.shop, { title: 'Pattern', product }));
});

const buy = async (email: string) => {
  const browser = await shop.ready([{ itemId: patternId }], email);
  const { shippingAddress } = (await shop.view(browser)).details;
  accept(await shop.save(browser, { billingAddress: shippingAddress }));
  const { url } = accept(await shop.pay(browser));
  const orderId = String(new URLSearchParams(url.split('?')[1]).get('order'));
  const [row] = await shop.rows(
    `select download_id as id from downloads where website_id = $1 and order_id = '${orderId}'`,
  );
  return { browser, orderId, downloadId: String(row?.['id']) };
};

const linkTo = (downloadId: string): string =>
  downloadLink(shop.app.services.secret, {
    websiteId: shop.site.id,
    downloadId,
    now: shop.app.clock.now,
  });

const statusOf = async (browser: TestBrowser, path: string, headers = {}) =>
  (await browser.open(path, { headers })).status;

it('[F33] the file itself is not found; the link of an order gives it, also in parts', async () => {
  const { browser, downloadId, orderId } = await buy('reader@example.com');
  expect(await statusOf(browser, file.assetUrl)).toBe(404);
  expect(await statusOf(shop.owner, file.assetUrl)).toBe(200);
  const got = await browser.open(linkTo(downloadId));
  expect([got.status, got.text]).toEqual([200, PDF]);
  expect(got.headers['content-disposition']).toContain('pattern.pdf');
  const part = await browser.open(linkTo(downloadId), { headers: { range: 'bytes=5-7' } });
  expect([part.status, part.text]).toEqual([206, PDF.slice(5, 8)]);
  const order = accept(await shop.owner.client.send(ordersCalls.read, { params: { id: orderId } }));
  expect(order.fulfilmentState).toBe('fulfilled');
});

it('[F33] a link ends after a day, belongs to one site and one file, and cannot be made up', async () => {
  const { browser, downloadId } = await buy('late@example.com');
  const link = linkTo(downloadId);
  const other = await buy('other@example.com');
  expect(await statusOf(browser, link.replace(downloadId, other.downloadId))).toBe(404);
  expect(await statusOf(browser, link.replace(/expires=\d/, 'expires=9'))).toBe(404);
  expect(await statusOf(browser, `/checkout/downloads/${downloadId}`)).toBe(404);
  expect(await statusOf(browser, link.replace(/token=.*/, `token=${'%C3%A9'.repeat(43)}`))).toBe(404);
  const elsewhere = shop.app.visit(await shop.app.addSite('elsewhere'));
  expect(await statusOf(elsewhere, link)).toBe(404);
  const day = shop.app.clock.now;
  shop.app.clock.now = new Date(day.getTime() + 86_400_001);
  expect(await statusOf(browser, link)).toBe(404);
  shop.app.clock.now = day;
  expect(await statusOf(browser, link)).toBe(200);
});

it('[F33] it is counted, and ends with a refund', async () => {
  const { browser, downloadId } = await buy('often@example.com');
  for (let count = 0; count < 10; count += 1) expect(await statusOf(browser, linkTo(downloadId))).toBe(200);
  expect(await statusOf(browser, linkTo(downloadId))).toBe(403);
  const refunded = await buy('refunded@example.com');
  expect(await statusOf(browser, linkTo(refunded.downloadId))).toBe(200);
  const params = { id: refunded.orderId };
  const { lines, revision } = accept(await shop.owner.client.send(ordersCalls.read, { params }));
  const body = {
    lines: lines.map(({ id: lineId, quantity }) => ({ lineId, quantity })),
    amountCents: 0,
    isRestocked: false,
    reason: '',
    revision,
  };
  accept(await shop.owner.client.send(paymentsCalls.refund, { params, body }));
  expect(await statusOf(browser, linkTo(refunded.downloadId))).toBe(404);
});

it('the links come by email with the payment, and again when the owner sends them', async () => {
  const { orderId } = await buy('mailed@example.com');
  const mails = () =>
    shop.rows(`select subject, text from mail_outbox where website_id = $1
      and to_address = 'mailed@example.com' order by id`);
  const [confirmed, delivered, ...more] = await mails();
  expect(confirmed?.['subject']).toMatch(/confirmed$/);
  expect(delivered?.['subject']).toMatch(/Your downloads of order #T?\d+$/);
  expect(delivered?.['text']).toContain('Files:\npattern.pdf (');
  expect(delivered?.['text']).toMatch(/Download your files: \[link [\w-]{16}\]/);
  expect(more).toEqual([]);
  const params = { id: orderId };
  const { downloads } = accept(await shop.owner.client.send(ordersCalls.sendDownloads, { params }));
  expect(downloads).toMatchObject([{ filename: 'pattern.pdf', count: 0, maxCount: 10 }]);
  expect(await mails()).toHaveLength(3);
  const browser = await shop.ready([{ itemId: shop.print.id, sku: 'LS-A3' }], 'paper@example.com');
  const { url } = accept(await shop.pay(browser));
  const paper = String(new URLSearchParams(url.split('?')[1]).get('order'));
  const refused = await shop.owner.client.send(ordersCalls.sendDownloads, { params: { id: paper } });
  expect(refused).toMatchObject({ ok: false, refusal: { code: 'order-no-downloads' } });
});

it('[CHK-06] a download is delivered by a link that expires, a service is recorded with the order', async () => {
  const service = await publishProduct(shop.owner, shop.shop, {
    title: 'Framing lesson',
    product: { productType: 3, variants: [variant({ sku: 'LESSON', price: 3000 })] },
    stock: [null],
  });
  const browser = await shop.ready([{ itemId: patternId }, { itemId: service.id }], 'lesson@example.com');
  const { shippingAddress } = (await shop.view(browser)).details;
  accept(await shop.save(browser, { billingAddress: shippingAddress }));
  const { url } = accept(await shop.pay(browser));
  const id = String(new URLSearchParams(url.split('?')[1]).get('order'));
  const order = accept(await shop.owner.client.send(ordersCalls.read, { params: { id } }));
  expect(order).toMatchObject({ totalCents: 3500, shippingCents: 0 });
  expect(order.lines.map(({ title, sku }) => [title, sku])).toEqual([
    ['Pattern', ''],
    ['Framing lesson', 'LESSON'],
  ]);
  // The lesson is still to be given.
  expect(order.fulfilmentState).toBe('pending');
  const page = (await browser.open(url)).text;
  expect(page).toContain('Framing lesson');
  const link = /href="(\/checkout\/downloads\/[^"]+)"/.exec(page)?.[1]?.replaceAll('&amp;', '&') ?? '';
  expect((await browser.open(link)).text).toBe(PDF);
  shop.app.clock.now = new Date(shop.app.clock.now.getTime() + 86_400_001);
  expect(await statusOf(browser, link)).toBe(404);
});
