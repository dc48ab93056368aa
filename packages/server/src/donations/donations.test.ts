import { customersCalls } from '@sitewright/api/customers';
import { donationsCalls } from '@sitewright/api/donations';
import { mediaCalls } from '@sitewright/api/media';
import { paymentsCalls } from '@sitewright/api/payments';
import { ordersCalls } from '@sitewright/api/orders';
import { newFundTerms } from '@sitewright/domain/donations';
import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import { accept, openDonationShop, type TestBrowser } from '../testing/index.ts';

const shop = await openDonationShop();
const { client } = shop.owner;

beforeEach(() => shop.passMinute());

const bodyOf = (terms: object) => ({ ...newFundTerms, suggestedCents: [500], ...terms });

describe('funds', () => {
  it('are added, changed and archived by the owner, and say what is wrong', async () => {
    const added = await shop.addFund({ title: ' Roof ', slug: 'Roof', suggestedCents: [2000, 500, 2000] });
    expect(added).toMatchObject({
      title: 'Roof',
      slug: 'roof',
      suggestedCents: [500, 2000],
      archivedOn: null,
    });
    const taken = await client.send(donationsCalls.createFund, {
      body: bodyOf({ title: 'Other', slug: 'roof' }),
    });
    expect(taken).toMatchObject({ ok: false, refusal: { code: 'fund-slug-taken' } });
    const wrong = await client.send(donationsCalls.createFund, {
      body: bodyOf({ title: '', slug: 'a b', suggestedCents: [], isOtherAllowed: false }),
    });
    expect(wrong).toMatchObject({
      ok: false,
      refusal: { code: 'fund-invalid', errors: { title: expect.any(String), slug: expect.any(String) } },
    });
    const { id, revision } = added;
    const change = { params: { id }, body: { ...bodyOf({ title: 'New roof', slug: 'roof' }), revision } };
    expect(accept(await client.send(donationsCalls.changeFund, change))).toMatchObject({ title: 'New roof' });
    expect(await client.send(donationsCalls.changeFund, change)).toMatchObject({
      ok: false,
      refusal: { code: 'conflict' },
    });
    const visitor = await shop.visitor();
    expect((await visitor.open('/donate/roof')).text).toContain('New roof');
    accept(await client.send(donationsCalls.archiveFund, { params: { id } }));
    expect((await visitor.open('/donate/roof')).status).toBe(404);
    const { funds } = accept(await client.send(donationsCalls.listFunds, {}));
    expect(funds.at(-1)).toMatchObject({ title: 'New roof', archivedOn: expect.any(String) });
    accept(await client.send(donationsCalls.restoreFund, { params: { id } }));
    expect((await visitor.open('/donate/roof')).status).toBe(200);
    accept(await client.send(donationsCalls.archiveFund, { params: { id } }));
  });

  it('are of one site: another one of the installation neither shows nor takes them', async () => {
    const stranger = await shop.visitor(await shop.app.addSite('elsewhere'));
    expect((await stranger.open('/donate')).status).toBe(404);
    expect((await stranger.open('/donate/library')).status).toBe(404);
    expect((await shop.give(stranger)).status).toBe(404);
    expect((await shop.readCart(stranger)).entries).toEqual([]);
  });
});

describe('the picture of a fund', () => {
  const picture = async (by: TestBrowser) => {
    const content = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#3366cc' } })
      .jpeg()
      .toBuffer();
    const file = new Blob([new Uint8Array(content)]);
    return accept(await by.client.send(mediaCalls.uploadImage, { query: { filename: 'roof.jpg' }, file }));
  };

  it('is on its page, in the list and in the cart, until it is deleted', async () => {
    const { id: imageId, assetUrl } = await picture(shop.owner);
    const { id } = await shop.addFund({ title: 'Shown', slug: 'shown', suggestedCents: [900], imageId });
    const visitor = await shop.visitor();
    for (const path of ['/donate/shown', '/donate'])
      expect((await visitor.open(path)).text).toContain(assetUrl);
    await shop.give(visitor, { fund: id, amount: '900' });
    expect((await shop.readCart(visitor)).entries).toMatchObject([{ image: { id: imageId, assetUrl } }]);
    accept(await client.send(mediaCalls.remove, { params: { id: imageId } }));
    expect((await shop.readCart(visitor)).entries).toMatchObject([{ title: 'Shown', image: null }]);
    const without = await visitor.open('/donate/shown');
    expect([without.status, without.text.includes(assetUrl)]).toEqual([200, false]);
    accept(await client.send(donationsCalls.archiveFund, { params: { id } }));
  });

  it('is none of another site, and no file that is not there', async () => {
    const elsewhere = await shop.app.signIn(await shop.app.addSite('pictures-elsewhere'));
    for (const imageId of [(await picture(elsewhere)).id, '0'.repeat(24), 'x'])
      expect(
        await client.send(donationsCalls.createFund, {
          body: bodyOf({ title: 'Foreign', slug: 'foreign', imageId }),
        }),
      ).toMatchObject({ refusal: { code: 'fund-invalid', errors: { imageId: expect.any(String) } } });
  });
});

describe('what was given', () => {
  it('is listed with donor, fund and note, found by number and name, and counted without tests and refunds', async () => {
    const { orderId } = await shop.donate('first@example.com', { note: 'For Ada' });
    await shop.donate('second@example.com', { amount: 'other', other: '7.50' });
    await shop.pool.query(`update orders set is_test = false, number = number + 5000`);
    const list = async (query: object = {}) =>
      accept(await client.send(donationsCalls.list, { query })).donations;
    const all = await list();
    expect(
      all.map(({ donorEmail, amountCents, note, isMonthly }) => [donorEmail, amountCents, note, isMonthly]),
    ).toEqual([
      ['second@example.com', 750, '', false],
      ['first@example.com', 2500, 'For Ada', false],
    ]);
    const first = all[1];
    expect(await list({ search: first?.order.number ?? '' })).toHaveLength(1);
    expect(await list({ search: 'SECOND@' })).toHaveLength(1);
    expect(await list({ search: 'ines duarte' })).toHaveLength(2);
    expect(await list({ fund: '0'.repeat(24) })).toEqual([]);
    const figures = async () =>
      accept(await client.send(donationsCalls.listFunds, {})).funds.find(({ id }) => id === shop.fund.id);
    expect(await figures()).toMatchObject({ given: [{ currency: 'USD', cents: 3250 }], donorCount: 2 });
    const donatedBy = async (search: string) => {
      const { customers } = accept(await client.send(customersCalls.list, { query: { search } }));
      const params = { id: customers[0]?.id ?? '' };
      return accept(await client.send(customersCalls.read, { params })).donated;
    };
    expect(await donatedBy('second@example.com')).toEqual([{ currency: 'USD', cents: 750 }]);
    expect(await donatedBy('first@example.com')).toEqual([{ currency: 'USD', cents: 2500 }]);
    const order = accept(await client.send(ordersCalls.read, { params: { id: orderId } }));
    const [line] = order.lines;
    accept(
      await client.send(paymentsCalls.refund, {
        params: { id: orderId },
        body: {
          revision: order.revision,
          lines: [{ lineId: line?.id ?? '', quantity: 1 }],
          amountCents: 0,
          isRestocked: false,
          reason: '',
        },
      }),
    );
    expect(await figures()).toMatchObject({ given: [{ currency: 'USD', cents: 750 }], donorCount: 1 });
    expect(await donatedBy('first@example.com')).toEqual([]);
    expect((await list()).map(({ isRefunded }) => isRefunded)).toEqual([false, true]);
    const file = await shop.owner.open('/api/donations.csv?search=first');
    expect(file.text).toContain('Order,Date,Fund,Donor,Email,Amount');
    expect(file.text).toMatch(/Harbour library,Ines Duarte,first@example.com,25.00,USD,no,yes,no,For Ada/);
    expect(file.text).not.toContain('second@example.com');
  });
});
