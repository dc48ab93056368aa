import { inTransaction } from '../../database/index.ts';
import { openCheckoutShop } from '../../testing/index.ts';
import { joinList } from '../../mailing-list-records/index.ts';

interface Mail extends Record<string, unknown> {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** The path of a link in an email. */
export const pathIn = (text: string, path: string): string =>
  new RegExp(`https?://\\S+(${path}\\?\\S+)`).exec(text)?.[1] ?? '';

/** A shop with people who join its lists. */
export const openListShop = async () => {
  const shop = await openCheckoutShop();
  const { database } = shop.app.services;

  const join = (email: string, { listName = 'Newsletter', language = 'en' } = {}) =>
    inTransaction(database, (transaction) =>
      joinList(transaction, {
        websiteId: shop.site.id,
        listName,
        email,
        language,
        publicOrigin: `http://${shop.site.host}`,
        consent: { source: 'form', text: 'Send me news', givenAt: shop.app.clock.now },
        now: shop.app.clock.now,
      }),
    );

  /** Runs the jobs of one kind that wait, as the program does. */
  const runWaiting = async (kind: string): Promise<void> => {
    const { rows } = await shop.pool.query('delete from jobs where kind = $1 returning payload', [kind]);
    for (const { payload } of rows) await shop.runJob(kind, payload);
  };

  const ask = () => runWaiting('mailing-lists.ask-to-confirm');

  const mailsTo = async (email: string): Promise<Mail[]> => {
    const rows = await shop.rows(`select to_address as to, subject, text from mail_outbox
      where website_id = $1 and to_address = '${email}' order by id`);
    return rows as unknown as Mail[];
  };

  const memberOf = async (email: string) => {
    const rows = await shop.rows(`select m.*, l.name as list from mailing_list_members m
      join mailing_lists l on l.list_id = m.list_id
      where m.website_id = $1 and m.email_key = lower('${email}') order by m.member_id`);
    return rows;
  };

  const statesOf = async (email: string) =>
    Object.fromEntries((await memberOf(email)).map((row) => [row['list'], row['state']]));

  const passDays = (days: number): void => {
    shop.app.clock.now = new Date(shop.app.clock.now.getTime() + days * 86_400_000);
  };

  return { ...shop, database, join, runWaiting, ask, mailsTo, memberOf, statesOf, passDays };
};
