import pg from 'pg';
import { beforeAll, expect, it, vi } from 'vitest';
import { inTransaction } from '../../database/index.ts';
import { confirmMembership } from '../../mailing-list-records/index.ts';
import { openListShop } from '../testing/open-list-shop.ts';

let shop: Awaited<ReturnType<typeof openListShop>>;

beforeAll(async () => {
  shop = await openListShop();
});

const textOf = ([asked]: readonly unknown[]): string =>
  typeof asked === 'string' ? asked : String((asked as { readonly text?: unknown }).text);

/** The statements of the work's transaction, without their values. */
const statementsOf = async (work: () => Promise<unknown>): Promise<string[]> => {
  const query = vi.spyOn(pg.Client.prototype, 'query');
  try {
    await work();
    const sent = query.mock.calls.map((call, index) => ({
      client: query.mock.contexts[index],
      text: textOf(call),
    }));
    const joining = sent.find(({ text }) => /mailing_list_members/.test(text));
    const own = sent.filter(({ client }) => client === joining?.client).map(({ text }) => text);
    const at = own.indexOf(joining?.text ?? '');
    // `begin` and `commit` are sent as objects without a text.
    return own.slice(own.lastIndexOf('', at) + 1, own.indexOf('', at));
  } finally {
    query.mockRestore();
  }
};

it('[F31 (rule)] signing up is the same work for an address that waits, is subscribed or is unknown', async () => {
  const signUp = (email: string) => statementsOf(() => shop.join(email));
  await shop.join('first@example.com');
  const { memberId } = await shop.join('subscribed@example.com');
  await inTransaction(shop.database, (transaction) =>
    confirmMembership(transaction, { websiteId: shop.site.id, memberId, now: shop.app.clock.now }),
  );
  const unknown = await signUp('unknown@example.com');
  expect(unknown.length).toBeGreaterThan(2);
  expect(await signUp('first@example.com')).toEqual(unknown);
  expect(await signUp('subscribed@example.com')).toEqual(unknown);
});
