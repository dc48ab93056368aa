import { randomBytes } from 'node:crypto';
import { cartCalls } from '@sitewright/api/cart';
import { checkoutCalls } from '@sitewright/api/checkout';
import type { Exchange, Sent } from './drive.ts';
import { ask, nextAddress, openCart } from './shopper.ts';

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

const newKey = (): string => randomBytes(16).toString('hex');

/** What a shopper enters at the checkout. */
export const sampleDetails = () => ({ email: `${newKey()}@example.com`, shippingAddress: address });

/** The body of the call that pays what a checkout costs. */
export const paymentOf = (checkout: string): string => {
  const { cart } = JSON.parse(checkout) as {
    cart: { grandTotalCents: number; grandTotal: { currencyCode: string } };
  };
  return JSON.stringify({
    idempotencyKey: newKey(),
    methodId: 'test',
    outcome: 'success',
    totalCents: cart.grandTotalCents,
    currency: cart.grandTotal.currencyCode,
  });
};

/** A shopper who has entered everything: only the payment is left, and it is sent once. */
export const fillCheckout = async (origin: string, body: string): Promise<Sent> => {
  const headers = await openCart(origin, { url: origin + cartCalls.addEntry.path, body });
  const from = { ...headers, 'x-forwarded-for': nextAddress() };
  const { text } = await ask(origin + checkoutCalls.save.path, {
    method: 'PUT',
    headers: from,
    body: JSON.stringify(sampleDetails()),
  });
  return { method: 'POST', url: origin + checkoutCalls.pay.path, headers: from, body: paymentOf(text) };
};

const payWith =
  (sent: Sent): Exchange =>
  async (send) => {
    const { state } = JSON.parse(await send(sent)) as { state: string };
    if (state !== 'completed') throw new Error(`A payment ended as ${state}.`);
  };

/** For each client so many shoppers who are ready to pay, made while nothing is measured. */
export const readyShoppers = (
  origin: string,
  bodies: readonly string[],
  { clients, each }: { readonly clients: number; readonly each: number },
): Promise<Exchange[][]> =>
  Promise.all(
    Array.from({ length: clients }, async (_, client) => {
      const exchanges: Exchange[] = [];
      for (let shopper = 0; shopper < each; shopper += 1)
        exchanges.push(payWith(await fillCheckout(origin, bodies[(client + shopper) % bodies.length] ?? '')));
      return exchanges;
    }),
  );
