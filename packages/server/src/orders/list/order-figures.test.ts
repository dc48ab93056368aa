import { ordersCalls } from '@sitewright/api/orders';
import { expect, it } from 'vitest';
import { accept, openDraftSite, placeOrder, type OrderToPlace } from '../../testing/index.ts';

const { app, database, site, owner } = await openDraftSite('order-figures');
const other = await app.addSite('other-figures');
const DAY_MS = 86_400_000;
const { currency } = accept(await owner.client.send(ordersCalls.readFigures, {}));
const daysAgo = (days: number) => new Date(app.clock.now.getTime() - days * DAY_MS);
const place = (cents: number, { content, ...order }: OrderToPlace = {}, at = site) =>
  placeOrder(database, at.id, {
    now: app.clock.now,
    ...order,
    content: { currency, totalCents: cents, ...content },
  });
const read = async () => accept(await owner.client.send(ordersCalls.readFigures, {}));

it('sums what was paid on each day, and averages 30 days beside the 30 before', async () => {
  expect(await read()).toMatchObject({
    dailyCents: [0, 0, 0, 0, 0, 0, 0, 0],
    averageCents: null,
    averageBeforeCents: null,
    oldestToFulfilOn: null,
  });
  await place(4000);
  await place(2000);
  await place(1000, { now: daysAgo(7) });
  await place(5000, { now: daysAgo(40) });
  await place(9000, { now: daysAgo(70) });
  // None of these is a sale of the store in its currency.
  await place(700, { isTest: true });
  await place(700, { isPaid: false });
  await place(700, { content: { currency: currency === 'CHF' ? 'EUR' : 'CHF' } });
  await place(700, {}, other);
  const figures = await read();
  expect(figures.dailyCents).toHaveLength(8);
  expect([figures.dailyCents[0], figures.dailyCents.at(-1)]).toEqual([1000, 6000]);
  expect(figures).toMatchObject({ averageCents: 2333, averageBeforeCents: 5000 });
  expect(figures.oldestToFulfilOn).toBe(daysAgo(70).toISOString());
});
