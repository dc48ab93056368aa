import { mailingListsCalls } from '@sitewright/api/mailing-lists';
import { beforeAll, expect, it } from 'vitest';
import { accept } from '../testing/index.ts';
import { openListShop } from './testing/open-list-shop.ts';

let shop: Awaited<ReturnType<typeof openListShop>>;

beforeAll(async () => {
  shop = await openListShop();
});

/** Members with the tags that an expression makes of their number. */
const addMembers = async (list: string, count: number, tags: string): Promise<string> => {
  const body = { name: list, isDoubleOptIn: false, isForCheckout: false };
  const { id } = accept(await shop.owner.client.send(mailingListsCalls.createList, { body }));
  await shop.pool.query(
    `insert into mailing_list_members (website_id, member_id, list_id, email, email_key, state, source, language,
       signed_up_at, state_at, tags)
     select $1, $2 || n, $2, n || '@example.com', n || '@example.com', 'subscribed', 'import', 'en', now(), now(),
       ${tags} from generate_series(1, $3::int) n`,
    [shop.site.id, id, count],
  );
  return id;
};

const tagsOf = async (id: string) =>
  accept(await shop.owner.client.send(mailingListsCalls.listTags, { params: { id } })).tags;

const tagsOfSite = async () =>
  accept(await shop.owner.client.send(mailingListsCalls.readSegmentOptions, {})).tags;

it('tags of a list and of all lists are told once each, whether members share them or not', async () => {
  const none = await addMembers('None', 3, `'{}'`);
  const few = await addMembers(
    'Few',
    600,
    `case when n % 5 = 0 then '{}'
    else array['fair', 'tag ' || lpad((n % 4)::text, 2, '0')] end`,
  );
  expect(await tagsOf(none)).toEqual([]);
  expect(await tagsOf(few)).toEqual(['fair', 'tag 00', 'tag 01', 'tag 02', 'tag 03']);
  expect(await tagsOfSite()).toEqual(['fair', 'tag 00', 'tag 01', 'tag 02', 'tag 03']);
  const own = await addMembers('Own', 2500, `array['a' || (n % 50), 'b' || (n / 50)]`);
  const expected = [
    ...Array.from({ length: 50 }, (_, n) => `a${n}`),
    ...Array.from({ length: 51 }, (_, n) => `b${n}`),
  ];
  expect((await tagsOf(own)).toSorted()).toEqual(expected.toSorted());
  expect((await tagsOfSite()).toSorted()).toEqual([...expected, ...(await tagsOf(few))].toSorted());
});
