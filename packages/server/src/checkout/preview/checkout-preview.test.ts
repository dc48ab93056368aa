import { storeCalls } from '@sitewright/api/store';
import { defaultCheckoutPage } from '@sitewright/domain/store';
import { beforeAll, describe, expect, it } from 'vitest';
import { accept, openCheckoutShop } from '../../testing/index.ts';

let shop: Awaited<ReturnType<typeof openCheckoutShop>>;

beforeAll(async () => {
  shop = await openCheckoutShop();
});

const savePage = async (checkoutPage: object) => {
  const params = { namespace: 'checkout-page' as const };
  const { revision } = accept(await shop.owner.client.send(storeCalls.readPreferences, { params }));
  const body = { checkoutPage: { ...defaultCheckoutPage, ...checkoutPage }, revision: revision ?? 0 };
  return shop.owner.client.send(storeCalls.savePreferences, { params, body });
};

describe('[SITE-02 (rule)] the page of the checkout', () => {
  it('has the texts and the look that the owner has set', async () => {
    accept(
      await savePage({
        brandPosition: 'center',
        summaryTheme: 'ink',
        introText: 'Parcels take <5> days.',
        summaryText: 'Call us: 030 1234',
      }),
    );
    const browser = await shop.ready([{}]);
    const { text } = await browser.open('/checkout');
    expect(text).toContain('class="checkout-page has-brand-center has-summary-ink"');
    expect(text).toContain('<p class="checkout-intro">Parcels take &lt;5&gt; days.</p>');
    expect(text).toContain('<p class="checkout-summary-text">Call us: 030 1234</p>');
    expect(await savePage({ introText: 'x'.repeat(501) })).toMatchObject({ ok: false });
  });

  it('is shown to the owner with a sample order and what is being entered, in a frame where nothing runs', async () => {
    const preview = (query = '') => shop.owner.open(`/store-preview/checkout${query}`);
    const { status, text, headers } = await preview(
      '?summaryTheme=accent&introText=Soon%20%3Cb%3E&step=payment',
    );
    expect(status).toBe(200);
    expect(text).toContain('has-brand-center has-summary-accent');
    expect(text).toContain('Soon &lt;b&gt;');
    expect(text).toContain('Sample product');
    expect(text).toContain('is-pay');
    expect(text).not.toContain('data-island');
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain('sandbox allow-same-origin');
    expect(policy).toContain("frame-ancestors 'self'");
    expect((await preview('?step=contact')).text).toContain('action="/-/checkout/contact?link=preview"');
    expect((await shop.rows('select 1 from checkouts where website_id = $1')).length).toBe(1);
  });

  it('has no preview for visitors, and the page itself is in no frame', async () => {
    const browser = await shop.ready([{}]);
    expect((await browser.open('/store-preview/checkout')).status).toBe(401);
    const { headers } = await browser.open('/checkout');
    expect(String(headers['content-security-policy'])).toContain("frame-ancestors 'none'");
  });
});
