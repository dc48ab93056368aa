import { checkoutCalls } from '@sitewright/api/checkout';
import { giftCardsCalls } from '@sitewright/api/gift-cards';
import { ordersCalls } from '@sitewright/api/orders';
import { listOutbox, readMailText } from '../../../mail/index.ts';
import {
  accept,
  newKey,
  openCheckoutShop,
  publishProduct,
  sampleAddress,
  variant,
  type TestBrowser,
} from '../../../testing/index.ts';

type Fields = Readonly<Record<string, string>>;

const codeIn = (text: string): string =>
  /\b(?:[A-HJKMNP-Z2-9]{4}-){3}[A-HJKMNP-Z2-9]{4}\b/.exec(text)?.[0] ?? '';

/** Deliveries and the emails that they make. */
const deliveryTools = (shop: Awaited<ReturnType<typeof openCheckoutShop>>) => {
  /** Runs the deliveries that are due, each of them twice: a job may be repeated. */
  const deliver = async (): Promise<void> => {
    const { rows } = await shop.pool.query(
      `select website_id, payload from jobs where kind = 'gift-cards.deliver' and run_at <= $1`,
      [shop.app.clock.now],
    );
    const job = shop.app.app.capabilities
      .flatMap(({ jobs = [] }) => jobs)
      .find(({ kind }) => kind.name === 'gift-cards.deliver');
    for (const { website_id: websiteId, payload } of [...rows, ...rows])
      await job?.handle(payload, {
        id: 'x',
        websiteId,
        attempt: 1,
        signal: new AbortController().signal,
        progress: async () => undefined,
      });
  };

  const mailsTo = async (address: string) =>
    (await listOutbox(shop.database, shop.site.id)).mails.filter(({ to }) => to === address);

  /** Of each email to an address. */
  const codesFor = async (address: string): Promise<string[]> =>
    (await mailsTo(address)).map((mail) => codeIn(readMailText(mail, shop.app.services.secret)));

  const codeFor = async (address: string): Promise<string> => (await codesFor(address))[0] ?? '';

  return { deliver, mailsTo, codesFor, codeFor };
};

const product = {
  title: 'Gift card',
  product: {
    productType: 4 as const,
    variantOptionOrdering: ['Value'],
    variants: [
      variant({ sku: 'G25', price: 2500, attributes: { Value: '25' } }),
      variant({ sku: 'G50', price: 5000, attributes: { Value: '50' } }),
    ],
  },
};

/** A shop that sells gift cards of 25.00 and 50.00. */
export const openGiftCardShop = async () => {
  const shop = await openCheckoutShop();
  const card = await publishProduct(shop.owner, shop.shop, product);

  const entered = (fields: Fields = {}) => ({
    item: card.id,
    sku: 'G50',
    key: newKey(),
    deliverTo: 'recipient',
    recipientName: 'Ana Lima',
    recipientEmail: 'ana@example.com',
    senderName: 'Ines',
    message: 'Happy birthday!',
    delivery: 'now',
    deliverOn: '',
    next: 'checkout',
    ...fields,
  });

  const postCard = (browser: TestBrowser, fields: Fields = {}) =>
    shop.post(browser, '/-/gift-card', entered(fields));

  /** Pays for a gift card, and whatever is in the cart already. */
  const checkOut = async (browser: TestBrowser, email: string) => {
    accept(
      await shop.save(browser, {
        email,
        shippingAddress: sampleAddress,
        isBillingSame: false,
        billingAddress: sampleAddress,
      }),
    );
    accept(await shop.pay(browser));
    const order = (await shop.orders()).find((each) => each['email'] === email);
    return String(order?.['order_id']);
  };

  const buy = async (email: string, fields: Fields = {}) => {
    const browser = await shop.visitor();
    const { status } = await postCard(browser, fields);
    if (status !== 303) throw new Error(`The form was answered with ${status}.`);
    return checkOut(browser, email);
  };

  const readOrder = async (id: string) =>
    accept(await shop.owner.client.send(ordersCalls.read, { params: { id } }));

  const listCards = async (search: string) =>
    accept(await shop.owner.client.send(giftCardsCalls.list, { query: { search } })).giftCards;

  const readCard = async (id: string) =>
    accept(await shop.owner.client.send(giftCardsCalls.read, { params: { id } }));

  const issue = async (fields: { amountCents: number; expiresOn?: string }) =>
    accept(
      await shop.owner.client.send(giftCardsCalls.issue, {
        body: {
          isTest: true,
          recipientName: '',
          recipientEmail: '',
          note: '',
          expiresOn: null,
          ...fields,
        },
      }),
    );

  const enter = (browser: TestBrowser, code: string) =>
    browser.client.send(checkoutCalls.applyCode, { body: { code } });

  const askBalance = (browser: TestBrowser, code: string) =>
    shop.post(browser, '/-/gift-card/balance', { code });

  return {
    ...shop,
    ...deliveryTools(shop),
    card,
    entered,
    postCard,
    checkOut,
    buy,
    readOrder,
    listCards,
    readCard,
    issue,
    enter,
    askBalance,
  };
};
