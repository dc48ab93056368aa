import { documentCalls } from '@sitewright/api/documents';
import { mailingConnectionsCalls } from '@sitewright/api/mailing-connections';
import { mailingListsCalls } from '@sitewright/api/mailing-lists';
import { storeCalls } from '@sitewright/api/store';
import { blockTypes } from '@sitewright/domain/blocks';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { newId } from '../ids/index.ts';
import { confirmationQuery } from '../mailing-list-records/index.ts';
import {
  accept,
  MAILCHIMP_KEY,
  placedBlock,
  publishPage,
  publishProduct,
  sectionOf,
  variant,
} from '../testing/index.ts';
import { openConnectedShop } from './testing/open-connected-shop.ts';

const LIST = 'Readers';
const REMOTE_LIST = 'readers1';

let shop: Awaited<ReturnType<typeof openConnectedShop>>;

/** The list that every source leads to, connected and with confirmation by email. */
const connectList = async (): Promise<void> => {
  const { client } = shop.owner;
  shop.mailchimp.addList(REMOTE_LIST, 'Readers there');
  accept(await client.send(mailingConnectionsCalls.connect, { body: { apiKey: MAILCHIMP_KEY } }));
  const body = { name: LIST, isDoubleOptIn: true, isForCheckout: true };
  const { id } = accept(await client.send(mailingListsCalls.createList, { body }));
  accept(
    await client.send(mailingConnectionsCalls.connectList, {
      params: { id },
      body: { remoteListId: REMOTE_LIST },
    }),
  );
};

const publishForm = async (optIn: 'always' | 'checkbox'): Promise<string> => {
  const [id, { client }] = [newId(), shop.owner];
  const content = {
    name: `Joins ${optIn}`,
    fields: [{ id: 'email', type: 'email' as const, title: 'Email', required: true }],
    storage: { mailingList: { name: LIST, optIn, text: 'Send me news' } },
  };
  const steps = [{ kind: 'form' as const, id, op: 'create' as const, content }];
  const body = { commandId: newId(), label: 'Create form', steps };
  accept(await client.send(documentCalls.runCommand, { body }));
  const params = { kind: 'form', id };
  accept(await client.send(documentCalls.publish, { params, body: { baseRevision: 1 } }));
  return id;
};

const publishBlock = async (title: string, type: number, fields: object = {}): Promise<void> => {
  const formId = await publishForm(type === blockTypes.form ? 'checkbox' : 'always');
  const block = placedBlock('b1', { type, value: { formId } });
  await publishPage(shop.owner, { title, sections: [sectionOf('a1', block)], ...fields });
};

/** Fills in and sends a form of the page, as a browser does that runs no script. */
const sendFormOf = async (path: string, prefix: string, fields: Readonly<Record<string, string>>) => {
  const visitor = await shop.visitor();
  const { text } = await visitor.open(path);
  const form = new RegExp(`<form [^>]*action="(/-/${prefix}/[^"]+)".*?</form>`, 's').exec(text);
  const [markup = '', action = ''] = form ?? [];
  const hidden = [...markup.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)];
  const values = Object.fromEntries(hidden.map(([, name = '', value = '']) => [name, value]));
  const { status } = await shop.post(visitor, action.replaceAll('&amp;', '&'), { ...values, ...fields });
  expect([path, status]).toEqual([path, 303]);
};

const sources: Readonly<Record<string, (email: string) => Promise<void>>> = {
  'a newsletter block': async (email) => {
    await publishBlock('News', blockTypes.newsletter);
    await sendFormOf('/news', 'forms', { 'f.email': email });
  },
  'a form': async (email) => {
    await publishBlock('Ask', blockTypes.form);
    await sendFormOf('/ask', 'forms', { 'f.email': email, optIn: 'yes' });
  },
  'the popup': async (email) => {
    const kind = 'popup-overlay';
    await publishBlock('Letter', blockTypes.newsletter, { kind, popup: { isOn: true } });
    const { text } = await (await shop.visitor()).open('/shop');
    const content = /<sw-popup [^>]*src="([^"]+)"/.exec(text)?.[1] ?? '';
    await sendFormOf(content, 'forms', { 'f.email': email });
  },
  'the checkout': async (email) => {
    const browser = await shop.ready([{}], email);
    accept(await shop.save(browser, { acceptsMarketing: true }));
    accept(await shop.pay(browser));
    await shop.runWaiting('mailing-lists.join-from-order');
  },
  'a restock form': async (email) => {
    const gone = {
      title: 'Gone',
      product: { variants: [variant({ sku: 'GONE', price: 2400 })] },
      stock: [0],
    };
    await publishProduct(shop.owner, shop.shop, gone);
    await sendFormOf('/shop/gone', 'restock-sign-ups', { email, isJoinMailingList: 'yes' });
  },
};

const memberIdOf = async (email: string): Promise<string> => {
  const members = await shop.rows(`select member_id from mailing_list_members where website_id = $1
    and email_key = '${email}' and state = 'pending'`);
  expect(members).toHaveLength(1);
  return String(members[0]?.['member_id']);
};

const confirm = async (memberId: string): Promise<void> => {
  const { services, clock } = shop.app;
  const query = confirmationQuery(services.secret, {
    websiteId: shop.site.id,
    memberId,
    issuedAt: clock.now,
  });
  const path = `/-/mailing-lists/confirm?${query}`;
  expect((await shop.post(await shop.visitor(), path, { confirmed: 'yes' })).status).toBe(303);
};

/** As the schedule does. */
const sendDue = async (): Promise<void> => {
  await shop.runJob('mailing-connections.find-due', {});
  await shop.runWaiting('mailing-connections.send');
};

const offerRestockNotices = async (): Promise<void> => {
  const { client } = shop.owner;
  const settings = accept(await client.send(storeCalls.readSettings, {}));
  const merchandising = {
    ...settings.merchandising,
    restockNotificationsEnabled: true,
    restockNotificationsMailingListSignUpEnabled: true,
  };
  const restock = { ...settings.restock, mailingList: LIST };
  accept(await client.send(storeCalls.saveSettings, { body: { ...settings, merchandising, restock } }));
};

beforeAll(async () => {
  shop = await openConnectedShop();
  await offerRestockNotices();
  await connectList();
});
beforeEach(() => shop.passMinute());

it.each(Object.keys(sources))(
  '[EDT-10 (rule)] who joins by %s reaches Mailchimp once the address is confirmed',
  async (source) => {
    const email = `${source.replaceAll(' ', '-')}@example.com`;
    await sources[source]?.(email);
    await sendDue();
    expect(shop.mailchimp.memberOf(REMOTE_LIST, email)).toBeUndefined();
    await confirm(await memberIdOf(email));
    await sendDue();
    expect(shop.mailchimp.memberOf(REMOTE_LIST, email)).toMatchObject({
      email_address: email,
      status: 'subscribed',
    });
  },
);
