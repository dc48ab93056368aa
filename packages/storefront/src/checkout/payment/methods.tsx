import { asksForMethod, type CheckoutView } from '@sitewright/domain/checkout';
import type { RefObject } from 'react';
import { CardDetails } from './card-details.tsx';
import type { Tokenize } from './card-fields.ts';
import type { PaymentRequest } from '../state/checkout-calls.ts';
import { useCheckout } from '../state/checkout-context.ts';
import { Field } from '../fields/field.tsx';

interface Props {
  readonly method: CheckoutView['methods'][number] | undefined;
  readonly outcome: NonNullable<PaymentRequest['outcome']>;
  /** Set while card details can be entered. */
  readonly tokenize: RefObject<Tokenize | undefined>;
  readonly onMethod: (id: string) => void;
  readonly onOutcome: (outcome: PaymentRequest['outcome']) => void;
}

/** Ways to pay; the test gateway lets choose how the payment turns out. */
export const Methods = ({ method, outcome, tokenize, onMethod, onOutcome }: Props) => {
  const { view, texts } = useCheckout();
  if (!asksForMethod(view)) return <p>{texts.nothingToPay}</p>;
  return (
    <>
      {view.recurring && view.recurring.nothingToday !== '' && <p>{view.recurring.nothingToday}</p>}
      <fieldset className="checkout-choices">
        <legend className="checkout-hidden">{texts.payment}</legend>
        {view.methods.map(({ id, name, description, isTest }) => (
          <label className="checkout-choice" key={id}>
            <input
              type="radio"
              name="methodId"
              value={id}
              data-test-method={isTest || undefined}
              checked={id === method?.id}
              onChange={() => onMethod(id)}
            />
            <span>
              {name}
              {description && <small>{description}</small>}
            </span>
          </label>
        ))}
        {method && method.publishableKey !== '' && <CardDetails {...{ method, tokenize }} />}
        {method && method.outcomes.length > 0 && (
          <Field name="outcome" label={texts.testOutcome}>
            {(shared) => (
              <select
                {...shared}
                value={outcome}
                onChange={({ target }) =>
                  onOutcome(method.outcomes.find(({ id }) => id === target.value)?.id)
                }
              >
                {method.outcomes.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </select>
            )}
          </Field>
        )}
        {view.recurring && <p className="checkout-hint">{view.recurring.methodsNote}</p>}
      </fieldset>
    </>
  );
};
