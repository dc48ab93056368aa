import { checkoutLimits, openStep } from '@sitewright/domain/checkout';
import { useState, type FormEvent } from 'react';
import { saveDetails } from '../state/checkout-calls.ts';
import { isView, useCheckout } from '../state/checkout-context.ts';
import { Check, Field } from '../fields/field.tsx';
import { SubmitButton } from '../fields/submit-button.tsx';
import { changeRefused } from '../state/use-checkout-state.ts';
import { Questions, readQuestions } from './questions.tsx';

/** Email address and consent to news. */
export const ContactStep = () => {
  const checkout = useCheckout();
  const { view, entered, texts, run, clearFault, showFaults, showNotice } = checkout;
  const [email, setEmail] = useState(entered.details.email);
  const [acceptsMarketing, setAcceptsMarketing] = useState(entered.details.acceptsMarketing);
  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const answers = view.form ? { answers: readQuestions(view.form, event.currentTarget) } : {};
    const saved = await run(() => saveDetails({ email, acceptsMarketing, ...answers }));
    if (!isView(saved)) return showNotice(changeRefused(saved));
    if (saved.faults.contact.length > 0) return showFaults('contact', saved.faults.contact);
    return checkout.openStep(openStep(saved));
  };
  return (
    <form className="checkout-form" noValidate onSubmit={(event) => void submit(event)}>
      <Field name="email" label={texts.email} hint={texts.emailHint}>
        {(shared) => (
          <input
            {...shared}
            type="email"
            value={email}
            maxLength={checkoutLimits.EMAIL}
            autoComplete="email"
            aria-required="true"
            onChange={({ target }) => {
              clearFault('email');
              setEmail(target.value);
            }}
          />
        )}
      </Field>
      {view.settings.offersMarketing && (
        <Check
          name="acceptsMarketing"
          label={texts.marketing}
          isChecked={acceptsMarketing}
          onChange={setAcceptsMarketing}
        />
      )}
      {view.form && <Questions form={view.form} />}
      <SubmitButton>{texts.continue}</SubmitButton>
    </form>
  );
};
