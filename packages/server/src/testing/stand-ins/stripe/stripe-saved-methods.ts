import { answer, decline, invalid, type Form, type StripeAnswer } from './stripe-answers.ts';
import type { BookedMethod, StripeBooks } from './stripe-books.ts';

const isExpired = ({ card }: BookedMethod, now: Date): boolean =>
  Date.UTC(card.exp_year, card.exp_month, 1) <= now.getTime();

/** Confirms a payment with a stored method while its owner is away. */
export const chargeSaved = (
  books: StripeBooks,
  { id, form, now }: { readonly id: string; readonly form: Form; readonly now: Date },
): StripeAnswer => {
  const intent = books.intents.get(id);
  const method = books.methods.get(String(form['payment_method']));
  if (!intent || !method) return invalid('No such object.', 'resource_missing');
  if (intent.status !== 'requires_payment_method')
    return invalid('The intent cannot be confirmed.', 'payment_intent_unexpected_state');
  if (method.customer === null || method.customer !== intent.customer)
    return invalid('The payment method does not belong to the customer of the payment.');
  if (isExpired(method, now)) return decline(intent, { code: 'expired_card', decline_code: 'expired_card' });
  if (method.outcome === 'authentication')
    return decline(intent, { code: 'authentication_required', decline_code: 'authentication_required' });
  intent.payment_method = method.id;
  books.charge(intent);
  return answer({ ...intent });
};
