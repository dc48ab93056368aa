import { ordersCalls } from '@sitewright/api/orders';
import { mailingListLimits } from '@sitewright/domain/mailing-lists';
import { beforeAll, describe, expect, it } from 'vitest';
import { findEmailOfAnySite, readMailText } from '../../mail/index.ts';
import { confirmationQuery, eraseMemberships, unsubscribeQuery } from '../../mailing-list-records/index.ts';
import { accept } from '../../testing/index.ts';
import { openListShop, pathIn } from '../testing/open-list-shop.ts';

let shop: Awaited<ReturnType<typeof openListShop>>;

beforeAll(async () => {
  shop = await openListShop();
});

const linkOf = (purpose: 'confirm' | 'unsubscribe', memberId: string): string => {
  const { services, clock } = shop.app;
  const key = { websiteId: shop.site.id, memberId, issuedAt: clock.now };
  const query = (purpose === 'confirm' ? confirmationQuery : unsubscribeQuery)(services.secret, key);
  return `/mailing-list/${purpose}?${query}`;
};

const actionOf = (link: string): string => link.replace('/mailing-list/', '/-/mailing-lists/');

describe('[F31] signing up for a list with confirmation', () => {
  it('asks by email in the language of the visitor, and the owner does not read the link', async () => {
    await shop.join('Neu@example.com', { language: 'de' });
    await shop.ask();
    const [mail] = await shop.mailsTo('Neu@example.com');
    expect(mail?.subject).toBe('Bitte bestätigen Sie Ihre Anmeldung zu Newsletter');
    expect(mail?.text).toContain('Anmeldung bestätigen: [link ');
    expect(mail?.text).not.toContain('/mailing-list/confirm');
    expect(await shop.statesOf('neu@example.com')).toEqual({ Newsletter: 'pending' });
  });

  it('keeps the link encrypted while there is no mail server, so that the email can be sent later', async () => {
    const { memberId } = await shop.join('later@example.com');
    await shop.ask();
    const [mail] = await shop.rows(
      `select id, text, keeps_link from mail_outbox where website_id = $1 and to_address = 'later@example.com'`,
    );
    expect(mail).toMatchObject({
      keeps_link: true,
      text: expect.not.stringContaining('/mailing-list/confirm'),
    });
    await shop.runJob('mail.send', { mailId: String(mail?.['id']) });
    const kept = await findEmailOfAnySite(shop.database, String(mail?.['id']));
    if (kept?.state !== 'kept') throw new Error('The email was not kept.');
    expect(JSON.stringify(kept)).not.toContain('/mailing-list/confirm');
    const link = pathIn(readMailText(kept, shop.app.services.secret), '/mailing-list/confirm');
    const visitor = await shop.visitor();
    expect((await shop.post(visitor, actionOf(link), { confirmed: 'yes' })).status).toBe(303);
    expect(await shop.memberOf('later@example.com')).toMatchObject([
      { member_id: memberId, state: 'subscribed' },
    ]);
  });

  it('[F29 (rule)] writes a few times for one sign-up and a few a day to one mailbox', async () => {
    for (let count = 0; count < 6; count += 1) {
      await shop.join('often@example.com');
      await shop.ask();
    }
    expect(await shop.mailsTo('often@example.com')).toHaveLength(mailingListLimits.CONFIRMATION_MAILS);
    for (const extra of ['a', 'b', 'c', 'd']) {
      await shop.join(`often+${extra}@example.com`);
      await shop.ask();
    }
    const { rows } = await shop.pool.query(
      `select count(*)::int as mails from mail_outbox where to_address like 'often%'`,
    );
    expect(rows).toEqual([{ mails: mailingListLimits.MAILBOX_CONFIRMATIONS }]);
  });

  it('subscribes by the button alone, works twice, and not after a week', async () => {
    const { memberId } = await shop.join('yes@example.com');
    const link = linkOf('confirm', memberId);
    const visitor = await shop.visitor();
    const page = await visitor.open(link);
    expect([page.status, page.text]).toEqual([200, expect.stringContaining('Confirm subscription')]);
    expect(page.text).not.toContain('yes@example.com');
    expect(await shop.statesOf('yes@example.com')).toEqual({ Newsletter: 'pending' });
    for (let count = 0; count < 2; count += 1)
      expect((await shop.post(visitor, actionOf(link), { confirmed: 'yes' })).status).toBe(303);
    expect((await visitor.open(link)).text).toContain('You are subscribed');
    expect(await shop.memberOf('yes@example.com')).toMatchObject([
      { state: 'subscribed', confirmed_at: shop.app.clock.now },
    ]);
    await shop.join('yes@example.com');
    await shop.ask();
    expect(await shop.mailsTo('yes@example.com')).toEqual([]);

    const late = linkOf('confirm', (await shop.join('late@example.com')).memberId);
    shop.passDays(mailingListLimits.CONFIRMATION_DAYS + 1);
    expect((await visitor.open(late)).text).toContain('This link does not work any more');
    await shop.post(visitor, actionOf(late), { confirmed: 'yes' });
    expect(await shop.statesOf('late@example.com')).toEqual({ Newsletter: 'pending' });
    const capability = shop.app.app.capabilities.find(({ name }) => name === 'mailing-lists');
    await capability?.sweep?.(shop.database, shop.app.clock.now);
    expect(await shop.statesOf('late@example.com')).toEqual({});
    expect(
      await shop.rows(`select 1 from form_consents where website_id = $1 and email = 'late@example.com'`),
    ).toEqual([]);
    expect((await visitor.open(late)).text).toContain('This link does not work any more');
  });

  it('confirms nothing by the link of another purpose or a changed one', async () => {
    const { memberId } = await shop.join('safe@example.com');
    const link = linkOf('unsubscribe', memberId).replace('unsubscribe', 'confirm');
    const visitor = await shop.visitor();
    for (const wrong of [link, linkOf('confirm', memberId).slice(0, -2)]) {
      expect((await visitor.open(wrong)).status).toBe(404);
      expect((await shop.post(visitor, actionOf(wrong), { confirmed: 'yes' })).status).toBe(404);
    }
    expect(await shop.statesOf('safe@example.com')).toEqual({ Newsletter: 'pending' });
  });
});

describe('[SITE-29 (rule)] the link to unsubscribe', () => {
  const subscribe = async (email: string, listName?: string) => {
    const joined = await shop.join(email, listName === undefined ? {} : { listName });
    await shop.pool.query(`update mailing_list_members set state = 'subscribed' where member_id = $1`, [
      joined.memberId,
    ]);
    return joined;
  };

  it('asks first, leaves one list or all, and may be used twice', async () => {
    const { memberId } = await subscribe('two@example.com');
    await subscribe('two@example.com', 'Sales');
    const link = linkOf('unsubscribe', memberId);
    const visitor = await shop.visitor();
    const page = await visitor.open(link);
    expect(page.text).toContain('Leave “Newsletter”');
    expect(page.text).toContain('Leave all mailing lists');
    expect(page.text).toMatch(/"pageType":\s?300/);
    expect(await shop.statesOf('two@example.com')).toEqual({ Newsletter: 'subscribed', Sales: 'subscribed' });
    const action = actionOf(link);
    for (let count = 0; count < 2; count += 1) {
      const done = await shop.post(visitor, action, { confirmed: 'yes' });
      expect([done.status, done.headers['location']]).toEqual([303, `${link}&done=list`]);
    }
    expect((await visitor.open(`${link}&done=list`)).text).toContain(
      'You get no more emails of “Newsletter”.',
    );
    expect(await shop.statesOf('two@example.com')).toEqual({
      Newsletter: 'unsubscribed',
      Sales: 'subscribed',
    });
    await shop.post(visitor, action, { confirmed: 'yes', scope: 'all' });
    expect(await shop.statesOf('two@example.com')).toEqual({
      Newsletter: 'unsubscribed',
      Sales: 'unsubscribed',
    });
  });

  it('ends everything by the one click of a mail program, marketing consent of the customer too', async () => {
    const browser = await shop.ready([{}], 'click@example.com');
    accept(await shop.save(browser, { email: 'click@example.com', acceptsMarketing: true }));
    accept(await shop.pay(browser));
    await shop.runWaiting('mailing-lists.join-from-order');
    const [member] = await shop.memberOf('click@example.com');
    expect(member).toMatchObject({ source: 'checkout', state: 'pending', list: 'Newsletter' });
    const [order] = await shop.rows(
      `select order_id as id from orders where website_id = $1 and email = 'click@example.com'`,
    );
    const readOrder = async () =>
      accept(await shop.owner.client.send(ordersCalls.read, { params: { id: String(order?.['id']) } }));
    expect(await readOrder()).toMatchObject({ acceptsMarketing: true, isMarketingUnconfirmed: true });
    const link = linkOf('unsubscribe', String(member?.['member_id']));
    const done = await (
      await shop.visitor()
    ).open(actionOf(link), {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    });
    expect([done.status, done.text]).toEqual([200, 'Unsubscribed']);
    expect(await shop.statesOf('click@example.com')).toEqual({ Newsletter: 'unsubscribed' });
    expect(
      await shop.rows(
        `select accepts_marketing from customers where website_id = $1 and email = 'click@example.com'`,
      ),
    ).toEqual([{ accepts_marketing: false }]);
  });

  it('does nothing when it was changed, is of another site, or of an address that was erased', async () => {
    const { memberId } = await subscribe('erased@example.com');
    const link = linkOf('unsubscribe', memberId);
    const visitor = await shop.visitor();
    const other = shop.app.visit(await shop.app.addSite('elsewhere'));
    expect((await visitor.open(link.slice(0, -3))).status).toBe(404);
    expect((await shop.post(visitor, actionOf(link.slice(0, -3)), {})).status).toBe(404);
    expect((await other.open(link)).status).toBe(404);
    expect((await shop.post(other, actionOf(link), {})).status).toBe(404);
    await eraseMemberships(shop.database, {
      websiteId: shop.site.id,
      emailKeys: ['erased@example.com'],
      now: shop.app.clock.now,
    });
    expect((await visitor.open(link)).text).toContain('You are unsubscribed');
    expect((await shop.post(visitor, actionOf(link), {})).status).toBe(200);
  });
});
