import { catalogueCalls } from '@sitewright/api/catalogue';
import { documentCalls } from '@sitewright/api/documents';
import { restockCalls } from '@sitewright/api/restock';
import { storeCalls } from '@sitewright/api/store';
import type { MerchandisingSettings } from '@sitewright/domain/catalogue';
import type { RestockSettings } from '@sitewright/domain/store';
import { newId } from '../../ids/index.ts';
import { accept, openCheckoutShop, publishProduct, variant, type TestBrowser } from '../../testing/index.ts';

interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
}

interface Waiting {
  readonly productId: string;
  readonly variantId: string;
}

/** The path of a link in an email. */
export const pathIn = (text: string, path: string): string =>
  new RegExp(`https?://\\S+(${path}\\?\\S+)`).exec(text)?.[1] ?? '';

/** Publishes the product so that it can be bought without stock. */
const allowBackorder = async (owner: TestBrowser, { productId: id }: Waiting): Promise<void> => {
  const params = { kind: 'item', id };
  const { content, revision } = accept(await owner.client.send(documentCalls.read, { params }));
  const item = content as { structuredContent: { variants: readonly object[] } };
  const { structuredContent } = item;
  const variants = structuredContent.variants.map((each) => ({ ...each, allowBackorder: true }));
  const changed = {
    ...item,
    title: `Changed ${newId()}`,
    structuredContent: { ...structuredContent, variants },
  };
  const saved = accept(
    await owner.client.send(documentCalls.save, {
      params,
      body: { baseRevision: revision, content: changed },
    }),
  );
  accept(await owner.client.send(documentCalls.publish, { params, body: { baseRevision: saved.revision } }));
};

/** A shop in which people can wait for what is sold out. */
export const openWaitingShop = async () => {
  const shop = await openCheckoutShop();
  const { owner } = shop;
  let products = 0;

  const setRestock = async (
    restock: Partial<RestockSettings>,
    merchandising: Partial<MerchandisingSettings> = {},
  ): Promise<void> => {
    const settings = accept(await owner.client.send(storeCalls.readSettings, {}));
    const body = {
      ...settings,
      restock: { ...settings.restock, ...restock },
      merchandising: { ...settings.merchandising, ...merchandising },
    };
    accept(await owner.client.send(storeCalls.saveSettings, { body }));
  };

  /** A product that is sold out. */
  const publishGone = async (title = 'Gone'): Promise<Waiting> => {
    products += 1;
    const { id, variants } = await publishProduct(owner, shop.shop, {
      title: `${title} ${products}`,
      product: { variants: [variant({ sku: `GONE-${products}`, price: 2400 })] },
      stock: [0],
    });
    return { productId: id, variantId: variants[0]?.id ?? '' };
  };

  const signUp = async (wanted: Waiting, email: string, more: object = {}) => {
    // All visitors of a test have one address.
    await shop.pool.query('delete from rate_limits');
    const visitor = await shop.visitor();
    const body = { ...wanted, siteVisitorEmail: email, isJoinMailingList: false, ...more };
    return visitor.client.send(restockCalls.signUp, { body });
  };

  const setStock = async ({ productId, variantId }: Waiting, quantity: number): Promise<void> => {
    const body = { changes: [{ variantId, kind: 'set' as const, quantity }] };
    accept(await owner.client.send(catalogueCalls.changeStock, { params: { id: productId }, body }));
  };

  const sendOne = ({ variantId }: Waiting): Promise<void> =>
    shop.runJob('restock.send', { websiteId: shop.site.id, variantId });

  /** Finds what is due and sends it, as the jobs do. */
  const sendDue = async (): Promise<void> => {
    await shop.runJob('restock.find-due', {});
    const { rows } = await shop.pool.query(`delete from jobs where kind = 'restock.send' returning payload`);
    for (const { payload } of rows) await shop.runJob('restock.send', payload);
  };

  const mails = async (): Promise<Mail[]> =>
    (await shop.rows(`select to_address as to, subject, text, html, headers from mail_outbox
      where website_id = $1 and text like '%/restock/unsubscribe%' order by id`)) as unknown as Mail[];

  const mailsTo = async (email: string): Promise<Mail[]> => (await mails()).filter(({ to }) => to === email);

  const groups = async () => accept(await owner.client.send(restockCalls.listGroups, { query: {} }));

  const groupOf = async ({ variantId }: Waiting) =>
    (await groups()).signUpGroups.find((group) => group.variantId === variantId);

  const signUps = async (query: Waiting & { readonly cursor?: string }) =>
    accept(await owner.client.send(restockCalls.listSignUps, { query }));

  await setRestock({}, { restockNotificationsEnabled: true });
  return {
    ...shop,
    setRestock,
    publishGone,
    signUp,
    setStock,
    allowBackorder: (wanted: Waiting) => allowBackorder(owner, wanted),
    sendOne,
    sendDue,
    mails,
    mailsTo,
    groups,
    groupOf,
    signUps,
  };
};
