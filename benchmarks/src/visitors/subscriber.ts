import { request } from 'node:http';
import { cartCalls } from '@sitewright/api/cart';
import { checkoutCalls } from '@sitewright/api/checkout';
import { sampleDetails, paymentOf } from './checkout-shopper.ts';
import { ask } from './shopper.ts';

/** Sends a plain form and follows nothing. The cookies that came back. */
const sendForm = (
  url: string,
  form: URLSearchParams,
  headers: Readonly<Record<string, string>>,
): Promise<readonly string[]> =>
  new Promise((resolve, reject) => {
    const sending = request(
      url,
      { method: 'POST', headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' } },
      (message) => {
        message.resume();
        if (message.statusCode !== 303) reject(new Error(`${url} answered ${String(message.statusCode)}.`));
        else resolve((message.headers['set-cookie'] ?? []).map((line) => line.split(';')[0] ?? ''));
      },
    );
    sending.once('error', reject).end(form.toString());
  });

/** Buys a subscription with the test gateway, in the ordinary cart. */
export const subscribe = async (
  origin: string,
  product: { readonly itemId: string; readonly sku: string },
): Promise<void> => {
  const { cookies } = await ask(`${origin}/shop`);
  const crumb = cookies.find((cookie) => cookie.startsWith('crumb=')) ?? '';
  const token = crumb.slice('crumb='.length);
  const headers = { 'content-type': 'application/json', 'x-csrf-token': token, cookie: crumb };
  const begun = await ask(origin + cartCalls.startSubscription.path, {
    method: 'POST',
    headers,
    body: JSON.stringify({ ...product, qty: 1, additionalFields: null }),
  });
  const { cartToken } = JSON.parse(begun.text) as { cartToken: string };
  const added = await sendForm(
    `${origin}/-/subscribe?cartToken=${cartToken}`,
    new URLSearchParams({ next: 'cart', crumb: token }),
    { cookie: crumb, origin },
  );
  const from = { ...headers, cookie: [crumb, ...added].join('; ') };
  const { text } = await ask(origin + checkoutCalls.save.path, {
    method: 'PUT',
    headers: from,
    body: JSON.stringify(sampleDetails()),
  });
  await ask(origin + checkoutCalls.pay.path, { method: 'POST', headers: from, body: paymentOf(text) });
};
