import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { failIntent } from './stripe-answers.ts';
import { stripeScript } from './stripe-script.ts';
import { newStripeId, type BookedIntent, type BookedSession, type StripeBooks } from './stripe-books.ts';

interface Exchange {
  readonly url: URL;
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
}

const pageOf = (title: string, answers: readonly (readonly [string, string])[]): string =>
  `<!doctype html><html lang="en"><title>${title}</title><h1>${title}</h1><form method="post">${answers
    .map(([value, name]) => `<button name="answer" value="${value}">${name}</button>`)
    .join('')}</form></html>`;

const authenticate = (books: StripeBooks, intent: BookedIntent, isApproved: boolean): string => {
  const back = new URL(intent.next_action?.redirect_to_url?.return_url ?? 'http://127.0.0.1/');
  if (intent.status !== 'requires_action') return back.href;
  if (isApproved) books.charge(intent);
  else failIntent(intent, { code: 'payment_intent_authentication_failure' });
  // What the address says is not to be trusted: it is the same for both.
  back.searchParams.set('redirect_status', 'succeeded');
  return back.href;
};

/** The card of another bank, so that it can be told from the one before. */
const storeCard = (books: StripeBooks, session: BookedSession): string => {
  session.customer = newStripeId('cus');
  const method = books.addCard(session.customer, 'success', '5556');
  session.setup_intent = { status: 'succeeded', payment_method: method };
  session.status = 'complete';
  session.payment_status = 'no_payment_required';
  session.url = null;
  return session.success_url;
};

const complete = (books: StripeBooks, session: BookedSession, isPaid: boolean): string => {
  if (!isPaid) return session.cancel_url;
  if (session.mode === 'setup') return storeCard(books, session);
  const { amount_total: amount, currency, intentMetadata: metadata, intentUsage: usage } = session;
  const customer = usage === null ? null : newStripeId('cus');
  const intent = books.addIntent({ amount, currency, metadata, customer, setup_future_usage: usage });
  books.addMethod(intent, 'success');
  books.charge(intent);
  session.status = 'complete';
  session.payment_status = 'paid';
  session.payment_intent = intent.id;
  session.url = null;
  return session.success_url;
};

/** What a shopper's browser gets: the script, the confirmation of a bank, and the page where cards are entered. */
export const serveShopper = async (
  books: StripeBooks,
  { url, request, response }: Exchange,
): Promise<undefined> => {
  const [, page = '', id = ''] = url.pathname.split('/');
  const intent = page === 'authenticate' ? books.intents.get(id) : undefined;
  const session = page === 'pay' ? books.sessions.get(id) : undefined;
  if (page === 'stripe.js') response.writeHead(200, { 'content-type': 'text/javascript' }).end(stripeScript);
  else if (!intent && !session) response.writeHead(404).end();
  else if (request.method === 'POST') {
    const isYes = new URLSearchParams(await text(request)).get('answer') === 'approve';
    const location = intent ? authenticate(books, intent, isYes) : session && complete(books, session, isYes);
    response.writeHead(303, { location }).end();
  } else {
    const title = intent ? 'Confirm your payment' : 'Pay with Stripe';
    const choices = [
      ['approve', intent ? 'Confirm' : 'Pay'],
      ['refuse', 'Cancel'],
    ] as const;
    response.writeHead(200, { 'content-type': 'text/html' }).end(pageOf(title, choices));
  }
  return undefined;
};
