import { campaignsCalls } from '@sitewright/api/campaigns';
import { mailCalls } from '@sitewright/api/mail';
import type { CampaignBlock, CampaignContent } from '@sitewright/domain/campaigns';
import { inTransaction } from '../../database/index.ts';
import { joinList } from '../../mailing-list-records/index.ts';
import { accept, openCheckoutShop, startSmtpStandIn, type SmtpBehaviour } from '../../testing/index.ts';

const paragraph = (text: string): CampaignBlock => ({
  id: 'words',
  kind: 'text',
  document: {
    type: 'doc',
    content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
  },
});

const mailServer = { host: '127.0.0.1', security: 'none', username: '', from: 'shop@shop.test' } as const;

const written = {
  subject: 'Hello {{first_name|friend}}',
  postalAddress: 'Mill Lane 1\nPorto',
  blocks: [
    paragraph('News for {{first_name|you}}'),
    { id: 'go', kind: 'button' as const, label: 'Look', url: '/shop' },
  ],
};

export interface CampaignToSend {
  readonly listId: string;
  readonly content?: Partial<CampaignContent>;
  readonly segmentId?: string;
}

/** The owner sets the mail server of the site, or removes it. */
const changeServer = ({ app, site }: Awaited<ReturnType<typeof openCheckoutShop>>, port: number) => ({
  async useServer(): Promise<void> {
    const manager = await app.signInToManage(site);
    const body = { ...mailServer, port, password: null };
    accept(await manager.client.send(mailCalls.saveServer, { body }));
  },
  async removeServer(): Promise<void> {
    const manager = await app.signInToManage(site);
    accept(await manager.client.send(mailCalls.removeServer, {}));
  },
});

/** A shop with a mail server and mailing lists. */
export const openCampaignShop = async (behaviour: SmtpBehaviour = 'takes') => {
  const shop = await openCheckoutShop();
  const { owner, site, app } = shop;
  const server = await startSmtpStandIn(behaviour);
  const serverChanges = changeServer(shop, server.port);
  await serverChanges.useServer();

  /** Puts an address on a list, as if it had confirmed that at once. */
  const join = async (
    listName: string,
    email: string,
    name = '',
  ): Promise<{ listId: string; memberId: string }> => {
    const joined = await inTransaction(app.services.database, (transaction) =>
      joinList(transaction, {
        websiteId: site.id,
        listName,
        email,
        name,
        language: 'en',
        publicOrigin: owner.origin,
        now: app.clock.now,
        consent: { source: 'form', text: 'Yes', givenAt: app.clock.now },
      }),
    );
    await shop.pool.query(
      `update mailing_list_members set state = 'subscribed' where member_id = $1 and state = 'pending'`,
      [joined.memberId],
    );
    return joined;
  };

  const write = async ({ listId, content = {}, segmentId = '' }: CampaignToSend) => {
    const made = accept(await owner.client.send(campaignsCalls.create, { body: { name: 'News' } }));
    return accept(
      await owner.client.send(campaignsCalls.save, {
        params: { id: made.id },
        body: {
          revision: made.revision,
          name: 'News',
          audience: { listIds: [listId], segmentId },
          content: {
            ...made.content,
            ...written,
            ...content,
          },
        },
      }),
    );
  };

  const run = async (kind: string): Promise<void> => {
    const { rows } = await shop.pool.query('delete from jobs where kind = $1 returning payload', [kind]);
    for (const { payload } of rows) await shop.runJob(kind, payload);
  };

  const send = async (id: string, at?: string) => {
    const { revision } = accept(await owner.client.send(campaignsCalls.read, { params: { id } }));
    const body = at === undefined ? { revision } : { revision, at };
    return owner.client.send(campaignsCalls.send, { params: { id }, body });
  };

  return {
    ...shop,
    server,
    ...serverChanges,
    join,
    write,
    send,
    collect: () => run('campaigns.collect'),
    deliver: () => run('campaigns.deliver'),
    findDue: () => shop.runJob('campaigns.find-due', {}),
    /** Sends to everybody, as the jobs do. */
    async sendAll(): Promise<void> {
      await run('campaigns.collect');
      await run('campaigns.deliver');
    },
    read: async (id: string) => accept(await owner.client.send(campaignsCalls.read, { params: { id } })),
    report: async (id: string) => accept(await owner.client.send(campaignsCalls.report, { params: { id } })),
    sentTo: () => server.emails.flatMap(({ to }) => to).toSorted(),
  };
};
