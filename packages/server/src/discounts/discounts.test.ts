import { discountsCalls } from '@sitewright/api/discounts';
import { roles } from '@sitewright/domain/contributors';
import type { DiscountTerms } from '@sitewright/domain/discounts';
import { describe, expect, it } from 'vitest';
import { addAccount, putContributor } from '../contributors/index.ts';
import { accept, createTestDatabase, startTestApp } from '../testing/index.ts';

const { database, pool } = await createTestDatabase();
const app = await startTestApp(database);
const site = await app.addSite('shop');
const owner = await app.signIn(site);
const other = await app.signIn(await app.addSite('other-shop'));

const terms = (fields: Partial<DiscountTerms> = {}): DiscountTerms => ({
  name: 'Summer',
  code: 'SUMMER',
  isEnabled: true,
  reward: { kind: 'percent', percent: '10' },
  target: { kind: 'order' },
  isFirstPurchaseOnly: false,
  isCombinable: true,
  startsOn: null,
  endsOn: null,
  ...fields,
});

const create = (body: DiscountTerms, browser = owner) => browser.client.send(discountsCalls.create, { body });
const list = async (query: object = {}) => accept(await owner.client.send(discountsCalls.list, { query }));
const update = (id: string, body: DiscountTerms & { readonly revision: number }) =>
  owner.client.send(discountsCalls.update, { params: { id }, body });

describe('[CHK-08 (rule)] discounts', () => {
  it('are added, read, changed and deleted, with the code in capitals', async () => {
    const made = accept(await create(terms({ code: ' first-10 ', name: ' First ' })));
    expect(made).toMatchObject({ code: 'FIRST-10', name: 'First', revision: 1, status: 'active' });
    const params = { id: made.id };
    expect(accept(await owner.client.send(discountsCalls.read, { params }))).toEqual(made);
    const changed = accept(await update(made.id, { ...terms({ code: 'SECOND' }), revision: 1 }));
    expect(changed).toMatchObject({ code: 'SECOND', revision: 2 });
    expect(await update(made.id, { ...terms(), revision: 1 })).toMatchObject({
      refusal: { code: 'conflict' },
    });
    accept(await owner.client.send(discountsCalls.remove, { params }));
    for (const call of [discountsCalls.read, discountsCalls.remove])
      expect(await owner.client.send(call, { params })).toMatchObject({ refusal: { status: 404 } });
    // The code is free again.
    accept(await create(terms({ code: 'second' })));
  });

  it('a code belongs to one discount of a store, whatever its capitals, also when two are added at once', async () => {
    const outcomes = await Promise.all(['twice', 'TWICE', 'Twice'].map((code) => create(terms({ code }))));
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
    for (const outcome of outcomes)
      if (!outcome.ok)
        expect(outcome.refusal).toMatchObject({
          code: 'discount-code-taken',
          status: 409,
          errors: { code: 'Another discount has this code. Choose a different one.' },
        });
    accept(await create(terms({ code: 'TWICE' }), other));
  });

  it('with a mistake are refused at the field', async () => {
    expect(await create(terms({ code: 'a b', reward: { kind: 'percent', percent: '0' } }))).toMatchObject({
      refusal: {
        code: 'discount-invalid',
        status: 422,
        errors: {
          code: 'Use 1 to 50 letters, digits, hyphens and underscores.',
          'reward.percent': 'Enter a percentage above 0 and up to 100.',
        },
      },
    });
    const unknown = { ...terms(), price: 1 };
    expect(await create(unknown)).toMatchObject({ refusal: { status: 400 } });
  });

  it('are listed newest first, searched and filtered by what they are at the moment', async () => {
    const now = app.clock.now.getTime();
    accept(await create(terms({ code: 'SOON', name: 'Winter sale', startsOn: now + 1000 })));
    accept(await create(terms({ code: 'OVER', name: 'Spring sale', endsOn: now })));
    accept(await create(terms({ code: 'OFF', name: 'Autumn sale', isEnabled: false })));
    accept(await create(terms({ code: null, name: 'Always on sale' })));
    const names = async (query: object) =>
      (await list({ search: 'SALE', ...query })).discounts.map(({ name }) => name);
    expect(await names({})).toEqual(['Always on sale', 'Autumn sale', 'Spring sale', 'Winter sale']);
    expect(await names({ status: 'scheduled' })).toEqual(['Winter sale']);
    expect(await names({ status: 'expired' })).toEqual(['Spring sale']);
    expect(await names({ status: 'disabled' })).toEqual(['Autumn sale']);
    expect(await names({ status: 'active' })).toEqual(['Always on sale']);
    expect(await names({ trigger: 'automatic' })).toEqual(['Always on sale']);
    expect((await list({ search: 'over' })).discounts).toMatchObject([{ code: 'OVER', status: 'expired' }]);
  });

  it('are listed 50 at a time, and at most 100 apply by themselves', async () => {
    for (let n = 1; n < 100; n += 1) accept(await create(terms({ code: null, name: `Automatic ${n}` })));
    expect(await create(terms({ code: null }))).toMatchObject({
      refusal: { code: 'discount-too-many-automatic' },
    });
    const first = await list({ trigger: 'automatic' });
    const second = await list({ trigger: 'automatic', cursor: first.nextCursor });
    expect([first, second].map(({ discounts }) => discounts.length)).toEqual([50, 50]);
    expect(second.nextCursor).toBeNull();
    expect(new Set([...first.discounts, ...second.discounts].map(({ id }) => id)).size).toBe(100);
  });

  it('belong to one site', async () => {
    const { id } = accept(await create(terms({ code: 'MINE' })));
    const params = { id };
    expect(await other.client.send(discountsCalls.read, { params })).toMatchObject({
      refusal: { status: 404 },
    });
    expect(await other.client.send(discountsCalls.remove, { params })).toMatchObject({
      refusal: { status: 404 },
    });
    expect(
      accept(await other.client.send(discountsCalls.list, { query: { search: 'MINE' } })).discounts,
    ).toEqual([]);
  });

  it('are managed by the administrator, not by the store manager, and logged by name', async () => {
    const person = { email: 'manager@example.com', password: 'a password for the manager' };
    const accountId =
      (await addAccount(database, { ...person, name: 'Manager', isAdministrator: false })) ?? '';
    await putContributor(database, site.id, { accountId, roles: [roles.storeManager.code] });
    const manager = await app.signIn(site, person);
    expect(await create(terms({ code: 'NOPE' }), manager)).toMatchObject({ refusal: { status: 403 } });
    const { rows } = await pool.query(
      `select after->>'title' as title from activity where website_id = $1 and call = 'discounts.create'
        order by activity_id desc limit 1`,
      [site.id],
    );
    expect(rows).toEqual([{ title: 'Summer' }]);
  });

  it('[F14 (rule)] codes that are made up have 16 signs of a secure generator', async () => {
    const codes = await Promise.all(
      Array.from(
        { length: 20 },
        async () => accept(await owner.client.send(discountsCalls.generateCode, {})).code,
      ),
    );
    expect(new Set(codes).size).toBe(20);
    for (const code of codes) expect(code).toMatch(/^[A-HJKMNP-Z2-9]{16}$/);
  });
});
