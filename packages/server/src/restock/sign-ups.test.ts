import { formCalls } from '@sitewright/api/forms';
import { restockCalls } from '@sitewright/api/restock';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accept } from '../testing/index.ts';
import { openWaitingShop } from './testing/open-waiting-shop.ts';

let shop: Awaited<ReturnType<typeof openWaitingShop>>;

beforeAll(async () => {
  shop = await openWaitingShop();
});
beforeEach(() => shop.passMinute());

describe('[RST-01 RST-06 (rule)] signing up', () => {
  it('takes an address for a variant that is sold out', async () => {
    const wanted = await shop.publishGone();
    expect(accept(await shop.signUp(wanted, 'ines@example.com', { language: 'de' }))).toEqual({});
    const { signUps, hasNextPage, nextPageCursor } = await shop.signUps(wanted);
    expect(signUps).toMatchObject([
      { email: 'ines@example.com', state: 'waiting', language: 'de', isJoinMailingList: false },
    ]);
    expect([hasNextPage, nextPageCursor]).toEqual([false, null]);
  });

  it('[RST-02 ERR-02 (rule)] says what is wrong with an address', async () => {
    const wanted = await shop.publishGone();
    const blank = await shop.signUp(wanted, '  ');
    expect(blank).toMatchObject({
      ok: false,
      refusal: { status: 400, code: 'restock-email-blank', message: 'Email cannot be blank' },
    });
    for (const email of ['ines', 'a b@example.com', 'a@b@c', 'a@example.com, b@example.com'])
      expect(await shop.signUp(wanted, email)).toMatchObject({
        ok: false,
        refusal: { code: 'restock-email-invalid', message: 'Email is invalid' },
      });
    expect(await shop.groupOf(wanted)).toBeUndefined();
  });

  it('[F31 (rule)] answers the same for an address that is known, in any case, and stores it once', async () => {
    const wanted = await shop.publishGone();
    const first = await shop.signUp(wanted, 'Known@Example.com');
    const again = await shop.signUp(wanted, 'known@example.COM ');
    expect(again).toEqual(first);
    expect((await shop.signUps(wanted)).signUps.map(({ email }) => email)).toEqual(['Known@Example.com']);
  });

  it('takes an address with a plus sign as it is, but not any number of one mailbox', async () => {
    const wanted = await shop.publishGone();
    accept(await shop.signUp(wanted, 'plus+shop@example.com'));
    accept(await shop.signUp(wanted, 'plus@example.com'));
    expect((await shop.signUps(wanted)).signUps.map(({ email }) => email)).toEqual([
      'plus@example.com',
      'plus+shop@example.com',
    ]);
    const visitor = await shop.visitor();
    const statuses: number[] = [];
    for (let number = 0; number < 21; number += 1) {
      await shop.pool.query(`delete from rate_limits where scope like 'restock.signUp%'`);
      const siteVisitorEmail = `flood+${number}@example.com`;
      const sent = await visitor.client.send(restockCalls.signUp, {
        body: { ...wanted, siteVisitorEmail, isJoinMailingList: false },
      });
      statuses.push(sent.ok ? 200 : sent.refusal.status);
    }
    expect(statuses.slice(0, 20).every((status) => status === 200)).toBe(true);
    expect(statuses[20]).toBe(429);
  });

  it('is refused for what is available, unknown, of another product, or where the store has no notices', async () => {
    const wanted = await shop.publishGone();
    const other = await shop.publishGone();
    expect(await shop.signUp({ ...wanted, productId: other.productId }, 'a@example.com')).toMatchObject({
      refusal: { code: 'not-found' },
    });
    expect(await shop.signUp({ ...wanted, variantId: 'f'.repeat(24) }, 'a@example.com')).toMatchObject({
      refusal: { code: 'not-found' },
    });
    await shop.setStock(wanted, 2);
    expect(await shop.signUp(wanted, 'a@example.com')).toMatchObject({
      refusal: { code: 'restock-available', status: 409 },
    });
    await shop.setRestock({}, { restockNotificationsEnabled: false });
    expect(await shop.signUp(other, 'a@example.com')).toMatchObject({ refusal: { code: 'restock-closed' } });
    await shop.setRestock({}, { restockNotificationsEnabled: true });
  });

  it('records the consent to the mailing list where the owner asks for it, and only then', async () => {
    const wanted = await shop.publishGone();
    accept(await shop.signUp(wanted, 'early@example.com', { isJoinMailingList: true }));
    await shop.setRestock(
      { mailingList: 'Print news' },
      { restockNotificationsMailingListSignUpEnabled: true },
    );
    accept(await shop.signUp(wanted, 'joined@example.com', { isJoinMailingList: true }));
    accept(await shop.signUp(wanted, 'quiet@example.com'));
    const { subscribers } = accept(
      await shop.owner.client.send(formCalls.listSubscribers, { query: { list: 'Print news' } }),
    );
    expect(subscribers).toMatchObject([
      { email: 'joined@example.com', text: 'Send me news of the shop as well', unsubscribedOn: null },
    ]);
    expect(subscribers[0]?.formName).toMatch(/^Restock: Gone/);
    const consents = (await shop.signUps(wanted)).signUps.map(({ email, isJoinMailingList, consentText }) => [
      email,
      isJoinMailingList,
      consentText,
    ]);
    expect(consents).toEqual([
      ['quiet@example.com', false, ''],
      ['joined@example.com', true, 'Send me news of the shop as well'],
      ['early@example.com', false, ''],
    ]);
  });
});

describe('[RST-04 RST-07] the owner', () => {
  it('reads groups and sign-ups in pages', async () => {
    const wanted = await shop.publishGone('Paged');
    await shop.pool.query(
      `insert into restock_groups (website_id, variant_id, group_id, item_id)
       select $1, lpad(to_hex(n), 24, '0'), lpad(to_hex(n), 24, '0'), $2 from generate_series(1, 60) n`,
      [shop.site.id, wanted.productId],
    );
    await shop.pool.query(
      `insert into restock_sign_ups (website_id, sign_up_id, variant_id, email, email_key, language,
         public_origin, joins_mailing_list, signed_up_at)
       select $1, lpad(to_hex(n), 24, '0'), lpad('1', 24, '0'), n || '@example.com', n || '@example.com', 'en',
         'http://shop', false, now() from generate_series(1, 120) n`,
      [shop.site.id],
    );
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const query: { cursor?: string } = cursor === null ? {} : { cursor };
      const page = accept(await shop.owner.client.send(restockCalls.listGroups, { query }));
      expect(page.signUpGroups.every(({ isAutomatic }) => isAutomatic)).toBe(true);
      seen.push(...page.signUpGroups.map(({ variantId }) => variantId));
      expect(page.hasNextPage).toBe(page.nextPageCursor !== null);
      cursor = page.nextPageCursor;
    } while (cursor !== null);
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen.length).toBeGreaterThanOrEqual(60);
    const group = { productId: wanted.productId, variantId: '1'.padStart(24, '0') };
    const first = await shop.signUps(group);
    const second = await shop.signUps({ ...group, cursor: first.nextPageCursor ?? '' });
    const third = await shop.signUps({ ...group, cursor: second.nextPageCursor ?? '' });
    expect([first.signUps.length, second.signUps.length, third.signUps.length]).toEqual([50, 50, 20]);
    expect(third).toMatchObject({ hasNextPage: false, nextPageCursor: null });
    await shop.pool.query(`delete from restock_groups where item_id = $1`, [wanted.productId]);
  });

  it('is refused a cursor that is none, and a variant that nobody waits for', async () => {
    const { client } = shop.owner;
    const wanted = await shop.publishGone();
    expect(await client.send(restockCalls.listGroups, { query: { cursor: 'x' } })).toMatchObject({
      refusal: { code: 'bad-request' },
    });
    expect(await client.send(restockCalls.listSignUps, { query: wanted })).toMatchObject({
      refusal: { code: 'not-found' },
    });
  });

  it('is the only one who reads them', async () => {
    const visitor = await shop.visitor();
    const wanted = await shop.publishGone();
    const answers = await Promise.all([
      visitor.client.send(restockCalls.listGroups, { query: {} }),
      visitor.client.send(restockCalls.listSignUps, { query: wanted }),
      visitor.client.send(restockCalls.send, { body: wanted }),
      visitor.client.send(restockCalls.sendAll, { body: { sendRequests: [wanted] } }),
    ]);
    expect(answers.map((answer) => !answer.ok && answer.refusal.status)).toEqual([401, 401, 401, 401]);
  });

  it('[F22 (rule)] gets a file without formulas, and deletes a sign-up', async () => {
    const wanted = await shop.publishGone('=1+1');
    accept(await shop.signUp(wanted, '=cmd@example.com'));
    const { text } = await shop.owner.open(`/api/restock-sign-ups.csv?variantId=${wanted.variantId}`);
    expect(text).toContain("'=cmd@example.com,'=1+1");
    const [signUp] = (await shop.signUps(wanted)).signUps;
    const params = { id: signUp?.id ?? '' };
    accept(await shop.owner.client.send(restockCalls.removeSignUp, { params }));
    expect(await shop.owner.client.send(restockCalls.removeSignUp, { params })).toMatchObject({
      refusal: { code: 'not-found' },
    });
    expect((await shop.signUps(wanted)).signUps).toEqual([]);
  });
});
