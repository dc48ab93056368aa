import { abandonedCartsCalls } from '@sitewright/api/abandoned-carts';
import { storeCalls } from '@sitewright/api/store';
import type { AbandonedCartSettings } from '@sitewright/domain/store';
import { accept, openCheckoutShop, type TestBrowser } from '../../testing/index.ts';

interface Mail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
}

interface Abandoned {
  readonly entries?: readonly object[];
  readonly acceptsMarketing?: boolean;
}

const HOUR_MS = 3_600_000;
const DUE_HOURS = 24.1;

/** The path of a link in an email. */
export const pathIn = (text: string, path: string): string =>
  new RegExp(`https?://\\S+(${path}\\?\\S+)`).exec(text)?.[1] ?? '';

/** A shop that writes to everybody who leaves a cart. */
export const openRecoveringShop = async () => {
  const shop = await openCheckoutShop();

  /** The owner's session may end while the clock moves. */
  const signIn = () => shop.app.signIn(shop.site);

  const setRecovery = async (abandonedCarts: AbandonedCartSettings): Promise<void> => {
    const owner = await signIn();
    const settings = accept(await owner.client.send(storeCalls.readSettings, {}));
    accept(await owner.client.send(storeCalls.saveSettings, { body: { ...settings, abandonedCarts } }));
  };

  const passHours = (hours: number): void => {
    shop.app.clock.now = new Date(shop.app.clock.now.getTime() + hours * HOUR_MS);
  };

  /** Emails about carts alone. */
  const mailsTo = async (email: string): Promise<Mail[]> =>
    (await shop.rows(`select subject, text, html, headers from mail_outbox where website_id = $1
      and to_address = '${email}' and text like '%/cart/restore%' order by id`)) as unknown as Mail[];

  /** A shopper who enters an address and leaves. */
  const abandon = async (
    email: string,
    { entries = [{}], acceptsMarketing = false }: Abandoned = {},
  ): Promise<TestBrowser> => {
    const browser = await shop.visitor();
    for (const entry of entries) accept(await shop.add(browser, entry));
    accept(await shop.save(browser, { email, acceptsMarketing }));
    return browser;
  };

  const remind = async (email: string, entries: readonly object[] = [{}]) => {
    const browser = await abandon(email, { entries });
    passHours(DUE_HOURS);
    await shop.sendCartEmails();
    const [mail] = await mailsTo(email);
    if (!mail) throw new Error(`No email to ${email}`);
    return { browser, mail, link: pathIn(mail.text, '/cart/restore') };
  };

  const listed = async (search: string) => {
    const owner = await signIn();
    return accept(await owner.client.send(abandonedCartsCalls.list, { query: { search } })).carts;
  };

  const figures = async () => {
    const owner = await signIn();
    return accept(await owner.client.send(abandonedCartsCalls.readFigures, { query: { period: '30-days' } }));
  };

  await setRecovery({ isEnabled: true, audience: 'everyone' });
  return { ...shop, signIn, setRecovery, passHours, mailsTo, abandon, remind, listed, figures };
};
