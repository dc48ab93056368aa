import { newStripeId, type BookedIntent, type BookedSession, type StripeBooks } from './stripe-books.ts';

export interface StripeAnswer {
  readonly status: number;
  readonly body: object;
  /** The answer is lost: the connection breaks after everything was done. */
  readonly isLost?: boolean;
}

/** A parsed form: nested objects, and texts. */
export type Form = Readonly<Record<string, unknown>>;

export const answer = (body: object): StripeAnswer => ({ status: 200, body });

export const fault = (status: number, error: object): StripeAnswer => ({ status, body: { error } });

export const invalid = (message: string, code?: string): StripeAnswer =>
  fault(400, { type: 'invalid_request_error', message, ...(code === undefined ? {} : { code }) });

export const missing = (): StripeAnswer =>
  fault(404, { type: 'invalid_request_error', code: 'resource_missing', message: 'No such object.' });

export const textOf = (form: Form, name: string): string => String(form[name] ?? '');
export const metadataOf = (form: Form): Record<string, string> => ({ ...(form['metadata'] as object) });

const excludedOf = (form: Form): string[] =>
  Object.values((form['excluded_payment_method_types'] ?? {}) as Record<string, string>);

export const declines: Readonly<Record<string, { code: string; decline_code?: string }>> = {
  decline: { code: 'card_declined', decline_code: 'generic_decline' },
  'insufficient-funds': { code: 'card_declined', decline_code: 'insufficient_funds' },
  'processing-error': { code: 'processing_error' },
};

/** What the card of a confirmation token does. */
export const outcomeOf = (form: Form): string | undefined =>
  /^ctoken_(.+)_[^_]+$/.exec(textOf(form, 'confirmation_token'))?.[1]?.replaceAll('_', '-');

export const failIntent = (intent: BookedIntent, error: { code: string; decline_code?: string }): void => {
  intent.status = 'requires_payment_method';
  intent.next_action = null;
  intent.last_payment_error = { ...error, type: 'card_error', message: 'The card was declined.' };
};

export const decline = (
  intent: BookedIntent,
  declined: { code: string; decline_code?: string },
): StripeAnswer => {
  failIntent(intent, declined);
  const { type, message } = intent.last_payment_error ?? {};
  return fault(402, { ...declined, type, message, payment_intent: intent });
};

export interface StripeHooks {
  origin(): string;
  /** Told of what an outcome does beside the charge. */
  report(intent: BookedIntent, outcome: string): Promise<void>;
}

/** Intents and sessions as the API answers them. What a card does is in the name of its confirmation token. */
export class StripeAnswers {
  readonly books: StripeBooks;
  readonly #hooks: StripeHooks;

  constructor(books: StripeBooks, hooks: StripeHooks) {
    this.books = books;
    this.#hooks = hooks;
  }

  createIntent(form: Form): StripeAnswer {
    const amount = Number(textOf(form, 'amount'));
    if (amount < 50) return invalid('The amount is too small.', 'amount_too_small');
    const values = {
      amount,
      currency: textOf(form, 'currency'),
      metadata: metadataOf(form),
      customer: textOf(form, 'customer') || null,
      setup_future_usage: textOf(form, 'setup_future_usage') || null,
      excluded_payment_method_types: excludedOf(form),
    };
    return answer(this.books.addIntent(values));
  }

  readIntent(id: string, form: Form): StripeAnswer {
    const intent = this.books.intents.get(id);
    if (!intent) return missing();
    const method = this.books.methods.get(intent.payment_method ?? '');
    return answer(form['expand'] && method ? { ...intent, payment_method: method } : intent);
  }

  async confirmIntent(id: string, form: Form): Promise<StripeAnswer> {
    const intent = this.books.intents.get(id);
    if (!intent) return missing();
    if (intent.status !== 'requires_payment_method')
      return invalid('The intent cannot be confirmed.', 'payment_intent_unexpected_state');
    const outcome = outcomeOf(form);
    if (outcome === undefined) return invalid('No such confirmation token.', 'resource_missing');
    const declined = declines[outcome];
    if (declined) return decline(intent, declined);
    this.books.addMethod(intent, outcome);
    if (outcome === 'authentication') return answer(this.#askForAction(intent, textOf(form, 'return_url')));
    this.books.charge(intent);
    await this.#hooks.report(intent, outcome);
    if (outcome === 'webhook-late') return answer({ ...intent, status: 'processing' });
    return { ...answer({ ...intent }), isLost: outcome === 'timeout-after-charge' };
  }

  #askForAction(intent: BookedIntent, return_url: string): BookedIntent {
    intent.status = 'requires_action';
    const url = `${this.#hooks.origin()}/authenticate/${intent.id}`;
    intent.next_action = { type: 'redirect_to_url', redirect_to_url: { url, return_url } };
    return { ...intent };
  }

  readToken(id: string): StripeAnswer {
    const fingerprint = this.books.cards.get(id) ?? id;
    const preview = { type: 'card', card: { brand: 'visa', last4: '4242', fingerprint } };
    return answer({ id, object: 'confirmation_token', payment_method_preview: preview });
  }

  readDispute(id: string): StripeAnswer {
    const dispute = this.books.disputes.get(id);
    return dispute ? answer(dispute) : missing();
  }

  listIntents(form: Form): StripeAnswer {
    const { gte = '0' } = (form['created'] ?? {}) as { gte?: string };
    const data = [...this.books.intents.values()]
      .filter(({ created }) => created >= Number(gte))
      .toReversed();
    return answer({ object: 'list', url: '/v1/payment_intents', has_more: false, data });
  }

  listDisputes(form: Form): StripeAnswer {
    const { gte = '0' } = (form['created'] ?? {}) as { gte?: string };
    const isExpanded = JSON.stringify(form['expand'] ?? '').includes('data.payment_intent');
    const data = [...this.books.disputes.values()]
      .filter(({ created }) => created >= Number(gte))
      .toReversed()
      .map((dispute) =>
        isExpanded ? { ...dispute, payment_intent: this.books.intents.get(dispute.payment_intent) } : dispute,
      );
    return answer({ object: 'list', url: '/v1/disputes', has_more: false, data });
  }

  cancelIntent(id: string): StripeAnswer {
    const intent = this.books.intents.get(id);
    if (!intent) return missing();
    if (intent.status === 'succeeded' || intent.status === 'canceled')
      return invalid('The intent cannot be cancelled.', 'payment_intent_unexpected_state');
    intent.status = 'canceled';
    return answer(intent);
  }

  createSession(form: Form): StripeAnswer {
    const [item] = Object.values((form['line_items'] ?? {}) as Record<string, Form>);
    const price = (item?.['price_data'] ?? {}) as Form;
    const id = newStripeId('cs');
    const session: BookedSession = {
      id,
      object: 'checkout.session',
      amount_total: Number(price['unit_amount']),
      currency: String(price['currency']),
      metadata: metadataOf(form),
      intentMetadata: metadataOf((form['payment_intent_data'] ?? {}) as Form),
      intentUsage: textOf((form['payment_intent_data'] ?? {}) as Form, 'setup_future_usage') || null,
      excluded_payment_method_types: excludedOf(form),
      success_url: textOf(form, 'success_url'),
      cancel_url: textOf(form, 'cancel_url'),
      status: 'open',
      payment_status: 'unpaid',
      payment_intent: null,
      mode: textOf(form, 'mode') === 'setup' ? 'setup' : 'payment',
      customer: null,
      setup_intent: null,
      url: `${this.#hooks.origin()}/pay/${id}`,
    };
    this.books.sessions.set(id, session);
    return answer(session);
  }

  readSession(id: string): StripeAnswer {
    const session = this.books.sessions.get(id);
    return session ? answer(session) : missing();
  }

  expireSession(id: string): StripeAnswer {
    const session = this.books.sessions.get(id);
    if (!session) return missing();
    if (session.status !== 'open') return invalid('The session is over.');
    session.status = 'expired';
    session.url = null;
    return answer(session);
  }
}
