import { customersCalls } from '@sitewright/api/customers';
import { documentCalls } from '@sitewright/api/documents';
import { formCalls } from '@sitewright/api/forms';
import { ordersCalls } from '@sitewright/api/orders';
import { restockCalls } from '@sitewright/api/restock';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accept } from '../testing/index.ts';
import { openWaitingShop, pathIn } from './testing/open-waiting-shop.ts';

let shop: Awaited<ReturnType<typeof openWaitingShop>>;

beforeAll(async () => {
  shop = await openWaitingShop();
});
beforeEach(() => shop.passMinute());

const waiters = async (wanted: Parameters<typeof shop.signUp>[0], ...names: readonly string[]) => {
  for (const name of names) accept(await shop.signUp(wanted, `${name}@example.com`));
};

const statesOf = async (wanted: Parameters<typeof shop.signUp>[0]) =>
  Object.fromEntries(
    (await shop.signUps(wanted)).signUps.map(({ email, state }) => [email.split('@')[0], state]),
  );

describe('[RST-05] notices when stock returns', () => {
  it('go to each address once, with the product, its link and a way to unsubscribe', async () => {
    const wanted = await shop.publishGone('Linocut');
    await waiters(wanted, 'once');
    await shop.setStock(wanted, 3);
    await Promise.all([shop.sendDue(), shop.sendDue(), shop.sendOne(wanted)]);
    await shop.setStock(wanted, 9);
    await shop.sendDue();
    const mails = await shop.mailsTo('once@example.com');
    expect(mails).toHaveLength(1);
    expect(mails[0]?.subject).toMatch(/Linocut \d+ is back$/);
    expect(mails[0]?.text).toContain('$24');
    expect(mails[0]?.text).toMatch(/View product: http\S+\/shop\/linocut/);
    expect(mails[0]?.headers['list-unsubscribe']).toMatch(
      /^<http\S+\/-\/restock-notices\/unsubscribe\?r=\S+>$/,
    );
    expect(mails[0]?.headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
    expect(await statesOf(wanted)).toEqual({ once: 'notified' });
    expect(await shop.groupOf(wanted)).toMatchObject({ waitingCount: 0, notifiedCount: 1 });
  });

  it('are sent where a variant that is sold out can be backordered from now on', async () => {
    const wanted = await shop.publishGone('Poster');
    await waiters(wanted, 'backorder');
    await shop.allowBackorder(wanted);
    await shop.sendDue();
    expect(await shop.mailsTo('backorder@example.com')).toHaveLength(1);
    // Published again, it is nothing new.
    await waiters(await shop.publishGone(), 'other');
    await shop.allowBackorder(wanted);
    await shop.sendDue();
    expect(await shop.mailsTo('backorder@example.com')).toHaveLength(1);
  });

  it('go to the oldest first, at most so many for each piece', async () => {
    await shop.setRestock({ noticesPerPiece: 2 });
    const wanted = await shop.publishGone();
    await waiters(wanted, 'first', 'second', 'third', 'fourth', 'fifth');
    await shop.setStock(wanted, 1);
    await shop.sendDue();
    expect(await statesOf(wanted)).toEqual({
      first: 'notified',
      second: 'notified',
      third: 'waiting',
      fourth: 'waiting',
      fifth: 'waiting',
    });
    await shop.sendDue();
    expect((await shop.groupOf(wanted))?.waitingCount).toBe(3);
    await shop.setStock(wanted, 2);
    await shop.sendDue();
    expect((await shop.groupOf(wanted))?.waitingCount).toBe(1);
    await shop.setRestock({ noticesPerPiece: 5 });
  });

  it('stop when the stock is gone again, and do not come for pieces that went', async () => {
    await shop.setRestock({ noticesPerPiece: 1 });
    const wanted = await shop.publishGone();
    await waiters(wanted, 'a', 'b', 'c');
    await shop.setStock(wanted, 2);
    await shop.setStock(wanted, 0);
    await shop.sendDue();
    expect((await shop.groupOf(wanted))?.waitingCount).toBe(3);
    await shop.setStock(wanted, 1);
    await shop.sendDue();
    expect((await shop.groupOf(wanted))?.waitingCount).toBe(2);
    await shop.setRestock({ noticesPerPiece: 5 });
  });

  it('come with pieces of a cancelled order', async () => {
    const wanted = await shop.publishGone();
    await shop.setStock(wanted, 1);
    const browser = await shop.ready([{ itemId: wanted.productId }], 'buyer@example.com');
    accept(await shop.pay(browser));
    await waiters(wanted, 'patient');
    const order = (await shop.orders()).find(({ email }) => email === 'buyer@example.com');
    accept(
      await shop.owner.client.send(ordersCalls.cancel, {
        params: { id: String(order?.['order_id']) },
        body: { revision: Number(order?.['revision']), isRestocked: true },
      }),
    );
    await shop.sendDue();
    expect(await shop.mailsTo('patient@example.com')).toHaveLength(1);
  });

  it('wait while somebody pays for the last piece', async () => {
    const wanted = await shop.publishGone();
    await waiters(wanted, 'hopeful');
    await shop.setStock(wanted, 1);
    const browser = await shop.ready([{ itemId: wanted.productId }], 'paying@example.com');
    accept(await shop.pay(browser, { outcome: 'authentication' }));
    await shop.sendDue();
    expect(await shop.mailsTo('hopeful@example.com')).toEqual([]);
    shop.app.clock.now = new Date(shop.app.clock.now.getTime() + 40 * 60_000);
    await shop.sendDue();
    expect(await shop.mailsTo('hopeful@example.com')).toHaveLength(1);
  });

  it('are not sent where the owner switched that off, and can be asked for again once they were', async () => {
    await shop.setRestock({ isAutomatic: false });
    const wanted = await shop.publishGone();
    await waiters(wanted, 'manual');
    await shop.setStock(wanted, 3);
    await shop.sendDue();
    expect(await shop.mailsTo('manual@example.com')).toEqual([]);
    expect(await shop.groupOf(wanted)).toMatchObject({ isAutomatic: false });
    accept(await shop.owner.client.send(restockCalls.send, { body: wanted }));
    await shop.sendDue();
    await shop.setStock(wanted, 0);
    await waiters(wanted, 'manual');
    expect((await shop.signUps(wanted)).signUps.map(({ state }) => state)).toEqual(['waiting', 'notified']);
    await shop.setRestock({ isAutomatic: true });
  });

  it('are not sent for a product that is hidden: who waited waits no more', async () => {
    const wanted = await shop.publishGone();
    await waiters(wanted, 'left');
    await shop.setStock(wanted, 3);
    const params = { kind: 'item', id: wanted.productId } as const;
    accept(await shop.owner.client.send(documentCalls.trash, { params }));
    await shop.sendDue();
    expect(await shop.mailsTo('left@example.com')).toEqual([]);
    expect(await statesOf(wanted)).toEqual({ left: 'ended' });
  });

  it('are neither lost nor sent twice when a run fails in the middle', async () => {
    const wanted = await shop.publishGone();
    await waiters(wanted, 'crash');
    await shop.setStock(wanted, 1);
    await shop.pool.query('alter table mail_outbox rename to mail_outbox_away');
    await expect(shop.sendDue()).rejects.toThrow();
    await shop.pool.query('alter table mail_outbox_away rename to mail_outbox');
    expect(await statesOf(wanted)).toEqual({ crash: 'waiting' });
    await shop.sendDue();
    await shop.sendDue();
    expect(await shop.mailsTo('crash@example.com')).toHaveLength(1);
  });
});

describe('[RST-04] the owner sends', () => {
  it('one group, or all that can be sent, and is told why not', async () => {
    await shop.setRestock({ isAutomatic: false });
    const { client } = shop.owner;
    const [there, gone] = [await shop.publishGone(), await shop.publishGone()];
    await waiters(there, 'x', 'y');
    await waiters(gone, 'z');
    expect(await client.send(restockCalls.send, { body: gone })).toMatchObject({
      refusal: { code: 'restock-sold-out' },
    });
    await shop.setStock(there, 1);
    const sent = await client.send(restockCalls.sendAll, { body: { sendRequests: [there, gone] } });
    expect(accept(sent)).toEqual({ count: 2 });
    expect(await shop.groupOf(there)).toMatchObject({ sending: { total: 2, sent: 0 } });
    await shop.sendDue();
    expect(await shop.groupOf(there)).toMatchObject({ sending: null, waitingCount: 0, notifiedCount: 2 });
    expect((await shop.groupOf(gone))?.waitingCount).toBe(1);
    expect(await client.send(restockCalls.send, { body: there })).toMatchObject({
      refusal: { code: 'restock-nobody-waits' },
    });
    await shop.setRestock({ isAutomatic: true });
  });
});

describe('[SITE-29 (rule)] the link to unsubscribe', () => {
  const notify = async (name: string) => {
    const wanted = await shop.publishGone();
    await waiters(wanted, name);
    await shop.setStock(wanted, 1);
    await shop.sendDue();
    const [mail] = await shop.mailsTo(`${name}@example.com`);
    return { wanted, link: pathIn(mail?.text ?? '', '/restock/unsubscribe') };
  };

  it('asks first, ends all that the address waits for, and may be used twice', async () => {
    await shop.setRestock({}, { restockNotificationsMailingListSignUpEnabled: true });
    const other = await shop.publishGone();
    accept(await shop.signUp(other, 'Enough@example.com', { isJoinMailingList: true }));
    await waiters(other, 'stays');
    const { link } = await notify('enough');
    const visitor = await shop.visitor();
    const page = await visitor.open(link);
    expect(page.text).toContain('Get no more emails about products that are back?');
    expect(page.text).not.toContain('enough@example.com');
    expect(await statesOf(other)).toMatchObject({ Enough: 'waiting' });
    const action = link.replace('/restock/unsubscribe', '/-/restock-notices/unsubscribe');
    const press = () => shop.post(visitor, action, { confirmed: 'yes' });
    for (const done of [await press(), await press()])
      expect([done.status, done.headers['location']]).toEqual([303, `${link}&done=1`]);
    expect((await visitor.open(`${link}&done=1`)).text).toContain('You are unsubscribed');
    expect(await statesOf(other)).toEqual({ Enough: 'unsubscribed', stays: 'waiting' });
    const { subscribers } = accept(
      await shop.owner.client.send(formCalls.listSubscribers, { query: { state: 'all' } }),
    );
    expect(subscribers.find(({ email }) => email === 'Enough@example.com')?.unsubscribedOn).not.toBeNull();
  });

  it('does nothing when it was changed, or is of an address that was erased', async () => {
    const { wanted, link } = await notify('erased');
    const visitor = await shop.visitor();
    for (const changed of [link.slice(0, -3), link.replace(/r=.{3}/, 'r=000')]) {
      const page = await visitor.open(changed);
      expect([page.status, page.text]).toEqual([404, expect.stringContaining('This link is not complete')]);
      const posted = changed.replace('/restock/unsubscribe', '/-/restock-notices/unsubscribe');
      expect((await shop.post(visitor, posted, {})).status).toBe(404);
    }
    const [signUp] = (await shop.signUps(wanted)).signUps;
    accept(await shop.owner.client.send(restockCalls.removeSignUp, { params: { id: signUp?.id ?? '' } }));
    const action = link.replace('/restock/unsubscribe', '/-/restock-notices/unsubscribe');
    expect((await shop.post(visitor, action, {})).status).toBe(200);
  });

  it('belongs to one site', async () => {
    const { link } = await notify('foreign');
    const other = await shop.app.addSite('elsewhere');
    expect((await shop.app.visit(other).open(link)).status).toBe(404);
  });
});

it('erases sign-ups with the customer and with the subscriber', async () => {
  const wanted = await shop.publishGone();
  const browser = await shop.ready([{}], 'person@example.com');
  accept(await shop.pay(browser));
  await waiters(wanted, 'Person', 'neighbour');
  await shop.pool.query(`update orders set fulfilment_state = 'fulfilled' where website_id = $1`, [
    shop.site.id,
  ]);
  const { customers } = accept(
    await shop.owner.client.send(customersCalls.list, { query: { search: 'person@example.com' } }),
  );
  accept(await shop.owner.client.send(customersCalls.erase, { params: { id: customers[0]?.id ?? '' } }));
  expect(await statesOf(wanted)).toEqual({ neighbour: 'waiting' });
  accept(await shop.signUp(wanted, 'subscriber@example.com', { isJoinMailingList: true }));
  const { subscribers } = accept(await shop.owner.client.send(formCalls.listSubscribers, { query: {} }));
  const ids = subscribers.filter(({ email }) => email === 'subscriber@example.com').map(({ id }) => id);
  accept(await shop.owner.client.send(formCalls.eraseSubscribers, { body: { ids } }));
  expect(await statesOf(wanted)).toEqual({ neighbour: 'waiting' });
});
