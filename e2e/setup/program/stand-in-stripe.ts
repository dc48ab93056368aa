import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** One field instead of a frame. What is typed into it is what the card does: `success`, `decline`. */
const script = `window.Stripe = () => {
  const field = document.createElement('input');
  return {
    elements: () => ({
      create: () => ({
        on: () => {},
        mount(place) {
          const label = document.createElement('label');
          label.append('Card number ', field);
          place.append(label);
        },
        destroy: () => field.parentElement.remove(),
      }),
      update: () => {},
      submit: async () => (field.value === '' ? { error: { message: 'Your card number is incomplete.' } } : {}),
    }),
    createConfirmationToken: async () => ({ confirmationToken: { id: 'ctoken_' + field.value } }),
  };
};`;

interface Intent {
  readonly id: string;
  readonly object: 'payment_intent';
  readonly amount: number;
  status: 'requires_payment_method' | 'succeeded';
}

interface Answer {
  readonly status: number;
  readonly body: object;
}

const declined = {
  type: 'card_error',
  code: 'card_declined',
  decline_code: 'generic_decline',
  message: 'The card was declined.',
};

const confirm = (intent: Intent, token: string | null): Answer => {
  if (token !== 'ctoken_success') return { status: 402, body: { error: declined } };
  intent.status = 'succeeded';
  return { status: 200, body: intent };
};

/** What the program asks of Stripe while a card is charged. */
const answerTo = (intents: Map<string, Intent>, path: string, form: URLSearchParams): Answer => {
  const [, , resource, id = '', action] = path.split('/');
  if (resource === 'account') return { status: 200, body: { id: 'acct_1', settings: { dashboard: {} } } };
  if (resource === 'payment_intents' && id === '') {
    const made: Intent = {
      id: `pi_${intents.size + 1}`,
      object: 'payment_intent',
      amount: Number(form.get('amount')),
      status: 'requires_payment_method',
    };
    intents.set(made.id, made);
    return { status: 200, body: made };
  }
  const intent = intents.get(id);
  if (!intent) return { status: 404, body: { error: { type: 'invalid_request_error', message: path } } };
  return action === 'confirm'
    ? confirm(intent, form.get('confirmation_token'))
    : { status: 200, body: intent };
};

/** Answers what the program asks Stripe, and serves the script of its fields. */
export async function startStripe(): Promise<{ url: string; close: () => Promise<void> }> {
  const intents = new Map<string, Intent>();
  const respond = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { pathname } = new URL(request.url ?? '/', 'http://127.0.0.1');
    if (pathname === '/stripe.js') {
      response.writeHead(200, { 'content-type': 'text/javascript' }).end(script);
      return;
    }
    const { status, body } = answerTo(intents, pathname, new URLSearchParams(await text(request)));
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  };
  const server = createServer((request, response) => void respond(request, response));
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const close = () =>
    new Promise<void>((resolve) => {
      server.closeAllConnections();
      server.close(() => resolve());
    });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close };
}
