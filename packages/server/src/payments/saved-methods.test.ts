import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../ids/index.ts';
import { findPayment, type PaymentRow } from '../payment-records/index.ts';
import { accept } from '../testing/index.ts';
import type { PaymentChoice, ReferencedPayment, SavedMethod } from './gateways/gateway.ts';
import { testedGateways, type TestedGateway } from './testing/tested-gateways.ts';

/** Every gateway that can be charged without the shopper passes these. */
describe.each(['test', 'stripe'] as const)('the gateway %s', (name) => {
  let tested: TestedGateway;
  let template: PaymentRow;

  beforeAll(async () => {
    tested = await testedGateways[name]();
    const { shop } = tested;
    const browser = await shop.ready([{}]);
    const { paymentId } = accept(await shop.pay(browser, tested.choose('success')));
    const found = await findPayment(shop.app.services.database, {
      websiteId: shop.site.id,
      paymentId: String(paymentId),
    });
    if (!found) throw new Error('Nothing was paid.');
    template = found;
  });

  beforeEach(() => tested.shop.passMinute());

  const create = async (choice: PaymentChoice): Promise<ReferencedPayment> => {
    const begun = { ...template, paymentId: newId(), reference: null, state: 'created' as const };
    return { ...begun, reference: await tested.gateway.create(begun, choice) };
  };

  /** A payment of a shopper whose method is stored with it. */
  const save = async (outcome: string): Promise<SavedMethod> => {
    const { gateway, shop } = tested;
    const choice = { ...tested.choose(outcome), savesMethod: true };
    const payment = await create(choice);
    const result = await gateway.confirm(payment, choice);
    if (result.state === 'requires_action')
      await tested.answer(await shop.visitor(), result.actionUrl, 'approve');
    const method = await gateway.saveMethod(payment);
    if (!method) throw new Error('Nothing was stored.');
    return method;
  };

  const chargeOf = async ({ reference }: ReferencedPayment) =>
    (await tested.charges()).find((charge) => charge.reference === reference);

  it('stores the method of a payment, and charges it once while its owner is away', async () => {
    const { gateway } = tested;
    const method = await save('success');
    expect(method).toEqual({
      customer: name === 'stripe' ? expect.stringMatching(/^cus_/) : '',
      reference: expect.stringMatching(/\w{20}/),
      name: name === 'stripe' ? 'Visa 4242' : 'Test card 0000',
      expiresAt: expect.any(Date),
    });
    const payment = await create({ savedMethod: method });
    expect(await gateway.chargeSaved(payment, method)).toEqual({ state: 'succeeded' });
    expect(await gateway.chargeSaved(payment, method)).toEqual({ state: 'succeeded' });
    expect(await gateway.find(payment)).toEqual({ state: 'succeeded' });
    expect(await chargeOf(payment)).toMatchObject({ charges: 1, amountCents: template.amountCents });
  });

  it('says that the owner has to confirm a payment, and charges nothing', async () => {
    const method = await save('authentication');
    const payment = await create({ savedMethod: method });
    const failed = { state: 'failed', failure: 'authentication-required' };
    expect(await tested.gateway.chargeSaved(payment, method)).toEqual(failed);
    expect(await tested.gateway.find(payment)).toEqual(failed);
    expect(await chargeOf(payment)).toMatchObject({ charges: 0 });
  });

  it('stores nothing of a payment that was not made', async () => {
    const payment = await create({ savesMethod: true });
    expect(await tested.gateway.saveMethod(payment)).toBeUndefined();
  });

  it('says that a card has expired, and charges nothing', async () => {
    const method = await save('success');
    tested.expireCards();
    const payment = await create({ savedMethod: method });
    expect(await tested.gateway.chargeSaved(payment, method)).toEqual({
      state: 'failed',
      failure: 'card-expired',
    });
    expect(await chargeOf(payment)).toMatchObject({ charges: 0 });
  });
});
