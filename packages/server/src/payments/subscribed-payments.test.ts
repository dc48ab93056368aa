import { cartCalls } from '@sitewright/api/cart';
import { describe, expect, it } from 'vitest';
import { accept, newKey, publishProduct, sampleAddress, variant } from '../testing/index.ts';
import { testedGateways } from './testing/tested-gateways.ts';

describe.each(['test', 'stripe'] as const)('an order with a subscription, paid with %s', (name) => {
  it('stores the way to pay for the renewals', async () => {
    const tested = await testedGateways[name]();
    const { shop } = tested;
    const { id: itemId } = await publishProduct(shop.owner, shop.shop, {
      title: 'Monthly print',
      product: {
        variants: [variant({ sku: 'MONTHLY', price: 1200 })],
        isSubscribable: true,
        subscriptionPlan: { billingPeriod: { value: 1, unit: 'MONTH' }, numBillingCycles: 0 },
      },
      stock: [null],
    });
    const browser = await shop.visitor();
    const { cartToken } = accept(
      await browser.client.send(cartCalls.startSubscription, {
        body: { itemId, sku: 'MONTHLY', qty: 1, additionalFields: null },
      }),
    );
    await shop.post(browser, `/-/subscribe?cartToken=${cartToken}`, { next: 'cart', key: newKey() });
    accept(await shop.save(browser, { email: 'stored@example.com', shippingAddress: sampleAddress }));
    const { paymentId, state } = accept(await shop.pay(browser, tested.choose('success')));
    expect(state).toBe('completed');
    const [begun] = await shop.rows('select order_id from subscriptions where website_id = $1');
    const job = shop.app.app.capabilities
      .flatMap(({ jobs = [] }) => jobs)
      .find(({ kind }) => kind.name === 'subscriptions.save-method');
    await job?.handle(
      { websiteId: shop.site.id, paymentId, orderId: begun?.['order_id'] },
      {
        id: newKey(),
        websiteId: shop.site.id,
        attempt: 1,
        signal: new AbortController().signal,
        progress: async () => undefined,
      },
    );
    const [stored] = await shop.rows('select * from subscriptions where website_id = $1');
    expect(stored).toMatchObject({ gateway: name, status: 'ACTIVE', sealed_method: expect.any(String) });
    expect(stored?.['method_name']).not.toBe('');
  });
});
