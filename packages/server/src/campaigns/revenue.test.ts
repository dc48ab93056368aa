import { campaignLimits } from '@sitewright/domain/campaigns';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { accept, placeOrder, readEmailText } from '../testing/index.ts';
import { openCampaignShop } from './testing/open-campaign-shop.ts';

let shop: Awaited<ReturnType<typeof openCampaignShop>>;

beforeAll(async () => {
  shop = await openCampaignShop();
});
afterAll(() => shop.server.close());

const linkTo = (email: string): string => {
  const received = shop.server.emails.find(({ to }) => to.includes(email));
  return /http\S+?(\/-\/campaigns\/click\?\S+)/.exec(received ? readEmailText(received) : '')?.[1] ?? '';
};

it('counts paid orders of people who clicked a link of the campaign within the days before', async () => {
  const { listId } = await shop.join('buyers', 'Buyer@example.com');
  await shop.join('buyers', 'reader@example.com');
  const { id } = await shop.write({ listId });
  accept(await shop.send(id));
  await shop.sendAll();
  const order = async (email: string, more: { isTest?: boolean; isPaid?: boolean; days?: number } = {}) => {
    const { days = 0, ...kind } = more;
    const now = new Date(shop.app.clock.now.getTime() + days * 86_400_000);
    return placeOrder(shop.database, shop.site.id, { content: { email, currency: 'USD' }, now, ...kind });
  };
  await order('buyer@example.com');
  expect((await shop.report(id)).revenue.byLink).toEqual({ orders: 0, cents: 0 });

  shop.passMinute();
  expect((await (await shop.visitor()).open(linkTo('Buyer@example.com'))).status).toBe(302);
  shop.passMinute();
  await order('BUYER@example.com');
  await order('buyer@example.com', { days: campaignLimits.CLICK_DAYS + 1 });
  await order('buyer@example.com', { isTest: true });
  await order('buyer@example.com', { isPaid: false });
  await order('reader@example.com');
  const { rows } = await shop.pool.query<{ cents: number }>(
    `select total_cents::int as cents from orders where website_id = $1 limit 1`,
    [shop.site.id],
  );
  const one = { orders: 1, cents: rows[0]?.cents };
  expect((await shop.report(id)).revenue).toEqual({
    byLink: one,
    byCode: { orders: 0, cents: 0 },
    all: one,
  });
});
