import {
  answer,
  declines,
  fault,
  invalid,
  metadataOf,
  missing,
  outcomeOf,
  textOf,
  type Form,
  type StripeAnswer,
} from './stripe-answers.ts';
import { newStripeId, type BookedSetup, type StripeBooks } from './stripe-books.ts';

export const createSetup = (books: StripeBooks, form: Form): StripeAnswer => {
  const setup: BookedSetup = {
    id: newStripeId('seti'),
    object: 'setup_intent',
    customer: textOf(form, 'customer'),
    metadata: metadataOf(form),
    status: 'requires_payment_method',
    last_setup_error: null,
    payment_method: null,
  };
  books.setups.set(setup.id, setup);
  return answer(setup);
};

export const readSetup = (books: StripeBooks, id: string, form: Form): StripeAnswer => {
  const setup = books.setups.get(id);
  if (!setup) return missing();
  const method = books.methods.get(setup.payment_method ?? '');
  return answer(form['expand'] && method ? { ...setup, payment_method: method } : setup);
};

/** The bank may decline a card although nothing is charged. */
export const confirmSetup = (books: StripeBooks, id: string, form: Form): StripeAnswer => {
  const setup = books.setups.get(id);
  if (!setup) return missing();
  const outcome = outcomeOf(form);
  if (outcome === undefined) return invalid('No such confirmation token.', 'resource_missing');
  const declined = declines[outcome];
  if (declined) {
    setup.last_setup_error = declined;
    return fault(402, { ...declined, type: 'card_error', message: 'The card was declined.' });
  }
  setup.payment_method = books.addCard(setup.customer, outcome).id;
  setup.status = 'succeeded';
  return answer(setup);
};

export const cancelSetup = (books: StripeBooks, id: string): StripeAnswer => {
  const setup = books.setups.get(id);
  if (!setup) return missing();
  if (setup.status === 'succeeded' || setup.status === 'canceled')
    return invalid('The setup cannot be cancelled.', 'setup_intent_unexpected_state');
  setup.status = 'canceled';
  return answer(setup);
};
