import { expect, it } from 'vitest';
import { checkOutToPayment } from './setup/check-out.ts';
import { connectStripe } from './setup/connect-stripe.ts';
import { findViolations } from './setup/find-violations.ts';
import { openShop } from './setup/sites/open-shop.ts';

const shipping = {
  profiles: [
    {
      id: 'general',
      name: 'General',
      productIds: [],
      zones: [
        {
          id: 'world',
          name: 'World',
          countries: [],
          rates: [{ id: 'parcel', name: 'Parcel', kind: 'flat', orderCents: 500, itemCents: 0 }],
        },
      ],
      pickups: [],
      localDeliveries: [],
    },
  ],
};

const shop = await openShop({ name: 'shop-stripe', store: { shipping } });

it('a card is entered in the fields of Stripe, declined, entered again and charged', async () => {
  await connectStripe(shop);
  const { page, faults } = await shop.visit('/shop/card');
  await checkOutToPayment(page);

  const card = page.getByLabel('Card number');
  await card.waitFor();
  expect(await findViolations(page)).toEqual([]);
  const pay = page.locator('.is-pay');
  await pay.click();
  await page.getByText('Your card number is incomplete.').waitFor();
  await card.fill('decline');
  await pay.click();
  await page.getByText('The payment was declined. You have not been charged.').waitFor();
  await card.fill('success');
  await pay.click();
  await page.waitForURL('**/checkout/order-confirmed**');
  await page.getByText('ines@example.com').first().waitFor();
  expect(faults).toEqual([]);
});
