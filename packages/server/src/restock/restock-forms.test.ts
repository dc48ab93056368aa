import { documentCalls } from '@sitewright/api/documents';
import { formCalls } from '@sitewright/api/forms';
import { restockCalls } from '@sitewright/api/restock';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accept, publishProduct, variant } from '../testing/index.ts';
import { openWaitingShop } from './testing/open-waiting-shop.ts';

let shop: Awaited<ReturnType<typeof openWaitingShop>>;

beforeAll(async () => {
  shop = await openWaitingShop();
});
beforeEach(() => shop.passMinute());

const pathOf = async (productId: string): Promise<string> => {
  const [row] = await shop.rows(`select '/' || c.url_id || '/' || i.url_id as path from items i
    join collections c on c.website_id = i.website_id and c.collection_id = i.collection_id
    where i.website_id = $1 and i.item_id = '${productId}'`);
  return String(row?.['path']);
};

/** Nodes ask for changes once a second. */
const openLater = (visitor: Awaited<ReturnType<typeof shop.visitor>>, path: string) => {
  shop.passMinute();
  return visitor.open(path);
};

const setCaptcha = async (fields: object) => {
  const { revision } = accept(await shop.owner.client.send(formCalls.readCaptcha, {}));
  const body = { type: 'proof-of-work' as const, siteKey: '', revision, ...fields };
  accept(await shop.owner.client.send(formCalls.saveCaptcha, { body }));
};

describe('[CAT-12 (rule)] the form on the page of a product', () => {
  it('is shown for the only variant, and posts without script', async () => {
    const wanted = await shop.publishGone();
    const path = await pathOf(wanted.productId);
    const visitor = await shop.visitor();
    const page = (await visitor.open(path)).text;
    expect(page).toContain(`data-variant-id="${wanted.variantId}" data-island="shop"`);
    const action = `/-/restock-sign-ups/${wanted.productId}?to=${encodeURIComponent(path)}`;
    expect(page).toContain(`action="${action}" method="post"`);
    const fields = { variantId: wanted.variantId, email: 'plain+form@example.com' };
    const sent = await shop.post(visitor, action, fields);
    expect([sent.status, sent.headers['location']]).toEqual([303, `${path}?notice=restock-signed-up`]);
    expect((await visitor.open(`${path}?notice=restock-signed-up`)).text).toContain(
      '<p class="product-restock-success" role="status">Signed up!</p>',
    );
    expect((await shop.signUps(wanted)).signUps).toMatchObject([{ email: 'plain+form@example.com' }]);
  });

  it('[F22 (rule)] comes again with what was entered, as text, and says what is wrong', async () => {
    const wanted = await shop.publishGone();
    const path = await pathOf(wanted.productId);
    const visitor = await shop.visitor();
    const action = `/-/restock-sign-ups/${wanted.productId}?to=${encodeURIComponent(path)}`;
    const email = '"><script>alert(1)</script>';
    const refused = await shop.post(visitor, action, { variantId: wanted.variantId, email });
    expect(refused.status).toBe(400);
    expect(refused.text).toContain('<p class="product-restock-message" role="alert">Email is invalid</p>');
    expect(refused.text).toContain('value="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"');
    expect(refused.text).not.toContain('<script>alert(1)');
    expect((await visitor.open(path)).text).not.toContain('product-restock-message"');
  });

  it('is hidden until its variant is chosen; without script the variant is chosen in it', async () => {
    const { id } = await publishProduct(shop.owner, shop.shop, {
      title: 'Sizes',
      product: {
        variantOptionOrdering: ['Size'],
        variants: [
          variant({ sku: 'S-A', attributes: { Size: 'Small' } }),
          variant({ sku: 'S-B', attributes: { Size: 'Large' } }),
        ],
      },
      stock: [0, 4],
    });
    const page = (await (await shop.visitor()).open(await pathOf(id))).text;
    expect(
      page.match(/product-restock-notification" data-product-id="[^"]+" data-variant-id="[^"]+" hidden/g),
    ).toHaveLength(1);
    expect(page).toMatch(
      /<noscript><div class="product-restock-notification">.*<option value="[^"]+">Small<\/option><\/select>/,
    );
    expect(page).not.toMatch(/<option value="[^"]+">Large<\/option><\/select><input type="email"/);
  });

  it('goes with the stock that returns, and with the switch', async () => {
    const wanted = await shop.publishGone();
    const path = await pathOf(wanted.productId);
    const visitor = await shop.visitor();
    await shop.setStock(wanted, 1);
    expect((await openLater(visitor, path)).text).not.toContain('data-restock');
    await shop.setStock(wanted, 0);
    expect((await openLater(visitor, path)).text).toContain('data-restock');
    await shop.setRestock({}, { restockNotificationsEnabled: false });
    expect((await openLater(visitor, path)).text).not.toContain('data-restock');
    await shop.setRestock({ successText: 'See you soon' }, { restockNotificationsEnabled: true });
    expect((await openLater(visitor, `${path}?notice=restock-signed-up`)).text).toContain('See you soon');
    await shop.setRestock({ successText: '' });
  });

  it('does not answer for a product in the trash', async () => {
    const wanted = await shop.publishGone();
    accept(
      await shop.owner.client.send(documentCalls.trash, { params: { kind: 'item', id: wanted.productId } }),
    );
    expect(await shop.signUp(wanted, 'late@example.com')).toMatchObject({ refusal: { code: 'not-found' } });
  });
});

describe('[RST-02 FORM-10 (rule)] the check of visitors', () => {
  it('is skipped without a key, needs a token with one, and says that a key is missing', async () => {
    const wanted = await shop.publishGone();
    const path = await pathOf(wanted.productId);
    const visitor = await shop.visitor();
    const before = await openLater(visitor, path);
    expect(before.text).not.toContain('<div class="captcha-container">');
    await setCaptcha({ type: 'recaptcha-enterprise', siteKey: 'site-key', secret: 'project:key' });
    const page = await openLater(visitor, path);
    expect(page.text).toContain('<div class="captcha-container"></div>');
    expect(page.text).toContain('product_waitlist');
    expect(page.headers['content-security-policy']).toContain('https://www.google.com');
    expect(await shop.signUp(wanted, 'robot@example.com')).toMatchObject({
      refusal: { code: 'restock-captcha-failed' },
    });
    await shop.pool.query(`update captcha_settings set site_key = '' where website_id = $1`, [shop.site.id]);
    const missing = await visitor.client.send(restockCalls.signUp, {
      body: { ...wanted, siteVisitorEmail: 'a@example.com', isJoinMailingList: false },
    });
    expect(missing).toMatchObject({
      refusal: { message: 'Enterprise V3 ReCaptcha site key not found' },
    });
    await setCaptcha({ type: 'proof-of-work' });
    accept(await shop.signUp(wanted, 'person@example.com'));
  });
});
