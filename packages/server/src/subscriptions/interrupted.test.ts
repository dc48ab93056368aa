import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { storeReference } from '../payment-records/index.ts';
import { chargeSavedMethod } from '../payments/index.ts';
import { beginMethodChange, finishMethodChange } from './methods/change-method.ts';
import { beginRenewal } from './renew/begin-renewal.ts';
import { chargedShops } from './testing/charged-shops.ts';
import { servicesOf, subscriptionTools } from './testing/open-subscription-shop.ts';

/** How far a program comes before it is killed. */
const points = ['stored', 'created', 'referenced', 'charged'] as const;

describe.each(['test', 'stripe'] as const)('a renewal by %s whose program was killed', (name) => {
  let tested: Awaited<ReturnType<(typeof chargedShops)[typeof name]>>;
  let tools: ReturnType<typeof subscriptionTools>;
  let services: ReturnType<typeof servicesOf>;

  beforeAll(async () => {
    tested = await chargedShops[name]();
    tools = subscriptionTools(tested.shop);
    services = servicesOf(tested.shop);
  });

  beforeEach(() => tools.setNow('2027-01-31T09:00:00Z'));

  const gateway = () => {
    const found = services.payments.gateways[name];
    if (!found) throw new Error('There is no such gateway.');
    return found;
  };

  /** As the customer does on the page of the gateway, which leads back to the subscription. */
  const enterCard = async (subscriptionId: string) => {
    const key = { websiteId: tested.shop.site.id, subscriptionId };
    const page = await beginMethodChange(services, key);
    if (!('url' in page)) throw new Error(page.code);
    await tested.approve(page.url);
    await finishMethodChange(services, key);
    return String((await tools.subscription(subscriptionId))['sealed_method']);
  };

  const begin = async (email: string) => {
    const subscriptionId = await tools.subscribe({ email, choice: tested.payByCard() });
    await enterCard(subscriptionId);
    tools.setNow('2027-02-28T10:00:00Z');
    const key = { websiteId: tested.shop.site.id, subscriptionId };
    const begun = await beginRenewal(services, key, { cause: 'schedule' });
    if (!begun?.method) throw new Error('Nothing was begun.');
    return { id: subscriptionId, payment: begun.payment, method: begun.method };
  };

  const comeTo = async (
    point: (typeof points)[number],
    { payment, method }: Awaited<ReturnType<typeof begin>>,
  ) => {
    if (point === 'stored') return;
    const reference = await gateway().create(payment, { savedMethod: method });
    if (point === 'created') return;
    await storeReference(services.payments.database, payment, reference);
    if (point === 'charged') await gateway().chargeSaved({ ...payment, reference }, method);
  };

  const goOn = async () => {
    for (let minute = 0; minute < 3; minute += 1) tested.shop.passMinute();
    await tested.shop.reconcile();
    await tools.renew();
  };

  const renewalCharges = async (id: string): Promise<number> => {
    const rows = await tested.shop.rows(
      `select payment_id from payments where website_id = $1 and content -> 'renewal' ->> 'subscriptionId' = '${id}'`,
    );
    const counts = await Promise.all(rows.map((row) => tested.chargesOf(String(row['payment_id']))));
    return counts.reduce((sum, count) => sum + count, 0);
  };

  const expectPaidOnce = async (id: string, email: string) => {
    expect(await tools.periods(id)).toMatchObject([{ state: 'paid' }, { state: 'paid', failures: 0 }]);
    expect(await tools.subscription(id)).toMatchObject({ status: 'ACTIVE', next_index: 2 });
    expect(await renewalCharges(id)).toBe(1);
    expect(await tools.renewals(id)).toHaveLength(1);
    expect((await tools.mailsTo(email)).filter((subject) => subject.includes('failed'))).toEqual([]);
  };

  it.each(points)('[F18] after it was %s: charged once, and no failure of the customer', async (point) => {
    const email = `${point}@example.com`;
    const begun = await begin(email);
    await comeTo(point, begun);
    await goOn();
    await expectPaidOnce(begun.id, email);
  });

  it('[F18] and whose card was changed meanwhile: charged once, with the new card', async () => {
    const email = 'changed@example.com';
    const begun = await begin(email);
    await comeTo('created', begun);
    const before = (await tools.subscription(begun.id))['sealed_method'];
    expect(await enterCard(begun.id)).not.toBe(before);
    await goOn();
    await expectPaidOnce(begun.id, email);
  });

  it('[F18] or only seemed so: it charges nothing when it goes on after its payment was ended', async () => {
    const email = 'slow@example.com';
    const { id, payment, method } = await begin(email);
    for (let minute = 0; minute < 3; minute += 1) tested.shop.passMinute();
    await tested.shop.reconcile();
    const late = await chargeSavedMethod(services.payments, payment, { savedMethod: method });
    expect(late.state).toBe('cancelled');
    expect(await renewalCharges(id)).toBe(0);
    await tools.renew();
    await expectPaidOnce(id, email);
  });
});
