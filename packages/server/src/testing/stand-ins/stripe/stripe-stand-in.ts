import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import qs from 'qs';
import { answer, fault, StripeAnswers, type Form, type StripeAnswer } from './stripe-answers.ts';
import { newStripeId, StripeBooks, type BookedIntent } from './stripe-books.ts';
import { chargeSaved } from './stripe-saved-methods.ts';
import { cancelSetup, confirmSetup, createSetup, readSetup } from './stripe-setup-answers.ts';
import { serveShopper } from './stripe-shopper-pages.ts';
import { createRefund, listRefunds, readRefund, type RefundBehaviour } from './stripe-refund-answers.ts';

export const STRIPE_KEYS = {
  publishableKey: 'pk_test_standinpublishable',
  secretKey: 'sk_test_standinsecret',
  webhookSecret: 'whsec_standinwebhook',
} as const;

export interface SentWebhook {
  readonly body: string;
  readonly signature: string;
}

export interface StripeStandInOptions {
  readonly clock: () => Date;
  /** Posts an event to the webhook of the shop; returns the status of its answer. */
  deliver(webhook: SentWebhook): Promise<number>;
}

interface KnownKey {
  readonly request: string;
  readonly answer: Promise<StripeAnswer>;
}

/**
 * Speaks the part of Stripe's HTTP API that the program uses: keeps idempotency keys, signs its webhooks, and does with a
 * card what the name of its confirmation token says (`ctoken_webhook_late_1`).
 */
export class StripeStandIn {
  readonly books = new StripeBooks(() => this.#options.clock());
  /** Requests of the API, in their order: method, path and idempotency key. */
  readonly requests: { readonly call: string; readonly key: string | undefined }[] = [];
  refundBehaviour: RefundBehaviour = 'succeeds';
  /** No request of the API is answered. */
  isHanging = false;
  #held: Promise<void> = Promise.resolve();
  readonly #keys = new Map<string, KnownKey>();
  readonly #late: { readonly intent: BookedIntent; readonly times: number }[] = [];
  readonly #answers = new StripeAnswers(this.books, {
    origin: () => this.url,
    report: (intent, outcome) => this.#report(intent, outcome),
  });
  #tokens = 0;

  readonly #server: Server;
  readonly #options: StripeStandInOptions;

  private constructor(server: Server, options: StripeStandInOptions) {
    this.#server = server;
    this.#options = options;
  }

  static async start(options: StripeStandInOptions): Promise<StripeStandIn> {
    const server = createServer();
    const standIn = new StripeStandIn(server, options);
    server.on('request', (request, response) => void standIn.#serve(request, response));
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return standIn;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  close(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }

  /** Of a card of its own, or of one with the given fingerprint. */
  newToken(outcome: string, fingerprint?: string): string {
    this.#tokens += 1;
    const token = `ctoken_${outcome.replaceAll('-', '_')}_${this.#tokens}`;
    if (fingerprint !== undefined) this.books.cards.set(token, fingerprint);
    return token;
  }

  makeEvent(type: string, object: object, id = newStripeId('evt')): string {
    return JSON.stringify({ id, object: 'event', type, livemode: false, data: { object } });
  }

  sign(
    body: string,
    { at = this.#options.clock(), secret = STRIPE_KEYS.webhookSecret as string } = {},
  ): string {
    const seconds = Math.floor(at.getTime() / 1000);
    const signature = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
    return `t=${seconds},v1=${signature}`;
  }

  async send(type: string, object: object): Promise<number> {
    const body = this.makeEvent(type, object);
    return this.#options.deliver({ body, signature: this.sign(body) });
  }

  /** Requests of the API are answered once the returned function was called. */
  hold(): () => void {
    let release = (): void => undefined;
    this.#held = new Promise((resolve) => {
      release = resolve;
    });
    return () => release();
  }

  /** Sends what was to be reported later. */
  async deliverLate(): Promise<void> {
    for (const { intent, times } of this.#late.splice(0)) {
      const body = this.makeEvent('payment_intent.succeeded', intent);
      for (let count = 0; count < times; count += 1)
        await this.#options.deliver({ body, signature: this.sign(body) });
    }
  }

  async #report(intent: BookedIntent, outcome: string): Promise<void> {
    if (outcome === 'webhook-late') this.#late.push({ intent, times: 1 });
    if (outcome === 'webhook-twice') this.#late.push({ intent, times: 2 });
    if (outcome === 'webhook-first') await this.send('payment_intent.succeeded', intent);
  }

  async #route(call: string, form: Form): Promise<StripeAnswer> {
    const [method = '', path = ''] = call.split(' ');
    const [, , resource = '', id = '', action = ''] = path.replace('/checkout', '').split('/');
    const answers = this.#answers;
    switch (`${method} ${resource}${id === '' ? '' : '/:id'}${action === '' ? '' : `/${action}`}`) {
      case 'GET account':
        return answer({ id: 'acct_standin', settings: { dashboard: { display_name: 'Stand-in shop' } } });
      case 'GET confirmation_tokens/:id':
        return answers.readToken(id);
      case 'POST payment_intents':
        return answers.createIntent(form);
      case 'GET payment_intents':
        return answers.listIntents(form);
      case 'GET payment_intents/:id':
        return answers.readIntent(id, form);
      case 'POST payment_intents/:id/confirm':
        return form['off_session'] === 'true'
          ? chargeSaved(this.books, { id, form, now: this.#options.clock() })
          : answers.confirmIntent(id, form);
      case 'POST payment_intents/:id/cancel':
        return answers.cancelIntent(id);
      case 'POST setup_intents':
        return createSetup(this.books, form);
      case 'GET setup_intents/:id':
        return readSetup(this.books, id, form);
      case 'POST setup_intents/:id/confirm':
        return confirmSetup(this.books, id, form);
      case 'POST setup_intents/:id/cancel':
        return cancelSetup(this.books, id);
      case 'POST customers':
        return answer({ id: newStripeId('cus'), object: 'customer' });
      case 'POST sessions':
        return answers.createSession(form);
      case 'GET sessions/:id':
        return answers.readSession(id);
      case 'POST sessions/:id/expire':
        return answers.expireSession(id);
      case 'GET disputes':
        return answers.listDisputes(form);
      case 'GET disputes/:id':
        return answers.readDispute(id);
      case 'POST refunds':
        return createRefund(this.books, form, this.refundBehaviour);
      case 'GET refunds/:id':
        return readRefund(this.books, id);
      case 'GET refunds':
        return listRefunds(this.books, String(form['payment_intent']));
      default:
        return fault(404, { type: 'invalid_request_error', message: `Unrecognized request: ${call}` });
    }
  }

  /** The same key answers the same, also while the first request is still under way. */
  async #answerOnce(key: string | undefined, call: string, body: string): Promise<StripeAnswer> {
    const work = () => this.#route(call, qs.parse(body, { depth: 10 }));
    if (key === undefined) return work();
    const known = this.#keys.get(key);
    const request = `${call}\n${body}`;
    if (known && known.request !== request)
      return fault(400, { type: 'idempotency_error', message: 'The key was used with other parameters.' });
    if (known) return known.answer;
    const made = work();
    this.#keys.set(key, { request, answer: made });
    return made;
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', this.url);
    if (!url.pathname.startsWith('/v1/')) return serveShopper(this.books, { url, request, response });
    const call = `${request.method} ${url.pathname}`;
    const header = request.headers['idempotency-key'];
    const key = typeof header === 'string' ? header : undefined;
    this.requests.push({ call, key });
    const body = request.method === 'GET' ? url.search.slice(1) : await text(request);
    if (this.isHanging) return undefined;
    await this.#held;
    const isKnown = request.headers.authorization === `Bearer ${STRIPE_KEYS.secretKey}`;
    const reply = isKnown
      ? await this.#answerOnce(key, call, body)
      : fault(401, { type: 'invalid_request_error', message: 'Invalid API Key provided.' });
    if (reply.isLost) return void request.socket.destroy();
    response.writeHead(reply.status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(reply.body));
    return undefined;
  }
}
