import { giftCardsCalls } from '@sitewright/api/gift-cards';
import { storeEmailsCalls } from '@sitewright/api/store-emails';
import { roles } from '@sitewright/domain/contributors';
import {
  builtInEmailText,
  emailLanguages,
  storeEmailKinds,
  isSubscriptionEmail,
  type EmailLanguage,
  type StoreEmailKind,
} from '@sitewright/domain/store-emails';
import { beforeAll, describe, expect, it } from 'vitest';
import { openRecoveringShop } from '../abandoned-carts/testing/open-recovering-shop.ts';
import { addAccount, putContributor } from '../contributors/index.ts';
import { subscriptionTools } from '../subscriptions/testing/open-subscription-shop.ts';
import { accept } from '../testing/index.ts';

let shop: Awaited<ReturnType<typeof openRecoveringShop>>;
let owner: Awaited<ReturnType<typeof shop.signIn>>;
const records = { subscription: '', card: '', cart: '' };

beforeAll(async () => {
  shop = await openRecoveringShop();
  records.subscription = await subscriptionTools(shop).subscribe({ email: 'subscriber@example.com' });
  await shop.abandon('left@example.com', { entries: [{ quantity: 3 }] });
  records.cart = (await shop.listed('left@'))[0]?.id ?? '';
  owner = await shop.signIn();
  const body = {
    amountCents: 7700,
    isTest: false,
    recipientName: 'Ida Vogt',
    recipientEmail: 'ida@example.com',
    note: '',
    expiresOn: null,
  };
  records.card = accept(await owner.client.send(giftCardsCalls.issue, { body })).id;
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
      expect(real.text).toContain('••••-••••-••••-');
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
    expect(await shop.mailsTo(accept(sent).to)).toMatchObject([
      { text: expect.stringContaining('3 × Postcard') },
    ]);
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
