import { abandonedCartsCalls } from '@sitewright/api/abandoned-carts';
import { storeEmailsCalls } from '@sitewright/api/store-emails';
import { roles } from '@sitewright/domain/contributors';
import { sampleOrder, sampleOrderLine } from '@sitewright/domain/orders/testing';
import {
  builtInEmailText,
  emailLanguages,
  storeEmailKinds,
  isSubscriptionEmail,
  type EmailLanguage,
  type StoreEmailKind,
} from '@sitewright/domain/store-emails';
import { beforeAll, describe, expect, it } from 'vitest';
import { addAccount, putContributor } from '../contributors/index.ts';
import { giftCards } from '../gift-cards/gift-cards-tables.ts';
import { newId } from '../ids/index.ts';
import { subscriptions } from '../subscription-records/subscription-records-tables.ts';
import { accept, openCheckoutShop } from '../testing/index.ts';

let shop: Awaited<ReturnType<typeof openCheckoutShop>>;
let owner: Awaited<ReturnType<typeof shop.app.signIn>>;
const records = { subscription: newId(), card: newId(), cart: '' };

const line = sampleOrderLine({
  title: 'Late Sun',
  subscription: {
    plan: { billingPeriod: { value: 1, unit: 'MONTH' }, numBillingCycles: 0 },
    unitCents: 6000,
    renewalDiscountCents: 0,
  },
});

const addSubscription = async (): Promise<void> => {
  const { database } = shop.app.services;
  const { now } = shop.app.clock;
  await database.insert(subscriptions).values({
    websiteId: shop.site.id,
    subscriptionId: records.subscription,
    orderId: newId(),
    lineId: line.id,
    email: 'subscriber@example.com',
    emailKey: 'subscriber@example.com',
    customerName: '',
    itemId: line.itemId,
    isTest: false,
    status: 'ACTIVE',
    content: sampleOrder({ cartId: newId(), lines: [line] }),
    renewalCents: 6000,
    currency: 'USD',
    gateway: 'test',
    startedAt: now,
    timeZone: 'UTC',
    nextIndex: 1,
    paidPeriods: 1,
    publicOrigin: 'http://localhost',
    createdAt: now,
    updatedAt: now,
  });
};

const addGiftCard = async (): Promise<void> => {
  await shop.app.services.database.insert(giftCards).values({
    websiteId: shop.site.id,
    giftCardId: records.card,
    codeHash: 'hash',
    lastFour: 'AB12',
    currency: 'USD',
    isTest: false,
    issuedCents: 7700,
    balanceCents: 7700,
    recipientName: 'Ida Vogt',
    recipientEmail: 'ida@example.com',
    note: '',
    madeBy: '',
    createdAt: shop.app.clock.now,
  });
};

beforeAll(async () => {
  shop = await openCheckoutShop();
  await addSubscription();
  await addGiftCard();
  const browser = await shop.visitor();
  accept(await shop.add(browser, { quantity: 3 }));
  accept(await shop.save(browser, { email: 'left@example.com' }));
  owner = await shop.app.signIn(shop.site);
  const { carts } = accept(await owner.client.send(abandonedCartsCalls.list, { query: {} }));
  records.cart = carts[0]?.id ?? '';
});

const preview = (
  kind: StoreEmailKind,
  recordId: string | undefined,
  { language = 'en' as EmailLanguage, by = owner } = {},
) =>
  by.client.send(storeEmailsCalls.preview, {
    params: { kind },
    body: {
      language,
      ...builtInEmailText(kind, language),
      ...(recordId === undefined ? {} : { recordId }),
    },
  });

describe('[SITE-29 (301)] the preview of an email about something else than an order', () => {
  it('shows a subscription of the site in each language', async () => {
    for (const kind of storeEmailKinds.filter(isSubscriptionEmail))
      for (const language of kind.startsWith('team-') ? (['en'] as const) : emailLanguages) {
        const sample = accept(await preview(kind, undefined, { language }));
        expect(sample.text, kind).toContain('Sample product');
        const real = accept(await preview(kind, records.subscription, { language }));
        expect(real.faults).toEqual([]);
        expect(real.text, `${kind} ${language}`).toContain('Late Sun');
        expect(real.text).not.toContain('token=');
        if (language !== 'en') {
          const english = accept(await preview(kind, records.subscription));
          expect(real.text).not.toBe(english.text);
        }
      }
  });

  it('shows a gift card without its code', async () => {
    for (const language of emailLanguages) {
      const real = accept(await preview('gift-card', records.card, { language }));
      expect(real.text).toContain('Ida Vogt');
      expect(real.text).toMatch(/77[.,]00/);
      expect(real.text).toContain('••••-••••-••••-AB12');
    }
  });

  it('shows an abandoned cart as it is now, with links that do nothing', async () => {
    for (const language of emailLanguages) {
      const real = accept(await preview('abandoned-cart', records.cart, { language }));
      expect(real.text).toContain('3 × Postcard');
      expect(real.text).not.toContain('/cart/restore?');
      expect(real.text).not.toContain('/cart/unsubscribe?');
    }
  });

  it('is sent to oneself as a test', async () => {
    const body = {
      language: 'en' as const,
      ...builtInEmailText('abandoned-cart', 'en'),
      recordId: records.cart,
    };
    const sent = await owner.client.send(storeEmailsCalls.sendTest, {
      params: { kind: 'abandoned-cart' },
      body,
    });
    const mails = await shop.rows(
      `select text from mail_outbox where website_id = $1 and to_address = '${accept(sent).to}'`,
    );
    expect(mails.some(({ text }) => String(text).includes('3 × Postcard'))).toBe(true);
  });

  it('refuses what is not of the site or not of the kind, and what the role does not show', async () => {
    for (const [kind, id] of [
      ['gift-card', records.subscription],
      ['renewal-notice', records.card],
    ] as const)
      expect(await preview(kind, id)).toMatchObject({ refusal: { code: 'not-found' } });
    expect(await preview('abandoned-cart', records.card)).toMatchObject({
      refusal: { code: 'email-cart-gone' },
    });
    const credentials = { email: 'manager@example.com', password: 'a password for the role' };
    const person = { ...credentials, name: 'Manager', isAdministrator: false };
    const { database } = shop.app.services;
    const accountId = (await addAccount(database, person)) ?? '';
    await putContributor(database, shop.site.id, { accountId, roles: [roles.websiteManager.code] });
    const manager = await shop.app.signIn(shop.site, credentials);
    for (const [kind, id] of [
      ['renewal-notice', records.subscription],
      ['gift-card', records.card],
      ['abandoned-cart', records.cart],
    ] as const)
      expect(await preview(kind, id, { by: manager })).toMatchObject({
        refusal: { code: 'email-record-hidden' },
      });
  });
});
