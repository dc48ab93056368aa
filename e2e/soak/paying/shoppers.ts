import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { HttpClient, type Answer } from '../http-client.ts';
import { CODE, type SoakShop } from './prepare-shop.ts';

const SHOPPERS = 6;
/** Mostly paid at once; the rest of what a gateway does, too. */
const outcomes = [
  'success',
  'success',
  'success',
  'decline',
  'timeout-after-charge',
  'webhook-first',
  'webhook-twice',
] as const;

const address = {
  firstName: 'Ines',
  lastName: 'Duarte',
  company: '',
  line1: 'Rua do Almada 41',
  line2: '',
  city: 'Porto',
  region: '',
  postalCode: '4050-036',
  country: 'PT',
  phone: '',
};

export interface Shopping {
  /** Numbers of orders that were confirmed to shoppers, by their payment. */
  readonly confirmed: ReadonlySet<string>;
  stop(): Promise<void>;
}

let shoppers = 0;

const newAddress = (): string => {
  shoppers += 1;
  return `10.${(shoppers >> 16) & 255}.${(shoppers >> 8) & 255}.${shoppers & 255}`;
};

const pick = <Value>(values: readonly [Value, ...Value[]]): Value =>
  values[Math.floor(Math.random() * values.length)] ?? values[0];

/** Asks again, as a browser does whose connection broke, until the program is back. */
const repeat = async (send: () => Promise<Answer>, isOver: () => boolean): Promise<Answer | undefined> => {
  for (;;) {
    try {
      const answer = await send();
      if (answer.status < 500) return answer;
    } catch {
      // The program was killed.
    }
    if (isOver()) return undefined;
    await pause(50);
  }
};

const buy = async (origin: string, shop: SoakShop, isOver: () => boolean): Promise<string | undefined> => {
  const from = newAddress();
  const client = new HttpClient(origin, from);
  const send = (method: string, path: string, body?: object) =>
    repeat(() => client.send(method, path, body), isOver);
  const { itemId, sku } = shop;
  const entry = { itemId, sku, quantity: 1, additionalFields: null };
  await send('POST', '/api/commerce/shopping-cart/entries', entry);
  if (Math.random() < 0.3) await send('POST', '/api/commerce/cart/codes', { code: CODE });
  const saved = await send('PUT', '/api/commerce/checkout', {
    email: `${from}@example.com`,
    shippingAddress: address,
  });
  const cart = saved?.body['cart'] as
    { grandTotalCents: number; grandTotal: { currencyCode: string } } | undefined;
  if (!cart) return undefined;
  const request = {
    idempotencyKey: randomBytes(16).toString('hex'),
    methodId: 'test',
    outcome: pick(outcomes),
    totalCents: cart.grandTotalCents,
    currency: cart.grandTotal.currencyCode,
  };
  const paid = await send('POST', '/api/commerce/checkout/payments', request);
  return paid?.body['state'] === 'completed' ? String(paid.body['paymentId']) : undefined;
};

/** Shoppers who buy one after the other without pause, whatever happens to the program. */
export const startShopping = (origin: string, shop: SoakShop): Shopping => {
  const confirmed = new Set<string>();
  const closing = new AbortController();
  const isOver = (): boolean => closing.signal.aborted;
  const shopOn = async (): Promise<void> => {
    while (!isOver()) {
      const paymentId = await buy(origin, shop, isOver);
      if (paymentId !== undefined) confirmed.add(paymentId);
    }
  };
  const all = Promise.all(Array.from({ length: SHOPPERS }, shopOn));
  return {
    confirmed,
    async stop() {
      closing.abort();
      await all;
    },
  };
};
