import { joinList } from '../../mailing-list-records/index.ts';
import { openCheckoutShop, startMailchimp } from '../../testing/index.ts';

const DAY_MS = 86_400_000;

/** A shop with people who join its lists, beside a stand-in for Mailchimp. */
export const openConnectedShop = async () => {
  const time = { now: () => new Date() };
  const mailchimp = await startMailchimp(() => time.now());
  const shop = await openCheckoutShop(
    { SITEWRIGHT_MAILCHIMP_URL: mailchimp.url },
    { mailchimp: { timeoutMs: 2000 } },
  );
  const { clock } = shop.app;
  time.now = () => clock.now;
  return {
    ...shop,
    mailchimp,
    join: (email: string, listName: string) =>
      joinList(shop.database, {
        websiteId: shop.site.id,
        listName,
        email,
        language: 'en',
        publicOrigin: `http://${shop.site.host}`,
        consent: { source: 'form', text: 'Send me news', givenAt: clock.now },
        now: clock.now,
      }),
    /** Runs the jobs of one kind that wait, as the program does. */
    async runWaiting(kind: string): Promise<void> {
      const { rows } = await shop.pool.query('delete from jobs where kind = $1 returning payload', [kind]);
      for (const { payload } of rows) await shop.runJob(kind, payload);
    },
    async statesOf(email: string): Promise<Record<string, string>> {
      const { rows } = await shop.pool.query<{ list: string; state: string }>(
        `select l.name as list, m.state from mailing_list_members m join mailing_lists l on l.list_id = m.list_id
         where m.website_id = $1 and m.email_key = $2`,
        [shop.site.id, email],
      );
      return Object.fromEntries(rows.map(({ list, state }) => [list, state]));
    },
    passDays(days: number): void {
      clock.now = new Date(clock.now.getTime() + days * DAY_MS);
    },
  };
};
