import {
  asksForWaiver,
  isDelivered,
  payLabel,
  showsVatNumber,
  WAIVER_FIELD,
  type CheckoutView,
} from '@sitewright/domain/checkout';
import { useRef, useState, type FormEvent } from 'react';
import { AddressFields } from '../fields/address-fields.tsx';
import { useCheckout } from '../state/checkout-context.ts';
import { Check } from '../fields/field.tsx';
import type { Tokenize } from './card-fields.ts';
import { Methods } from './methods.tsx';
import { NoteField, VatNumberField } from './order-fields.tsx';
import { Policies } from './policies.tsx';
import type { PaymentRequest } from '../state/checkout-calls.ts';
import { useBilling } from './use-billing.ts';
import type { PaymentChoice, PayState } from './use-payment.ts';

interface Props {
  readonly state: PayState;
  readonly onPay: (choice: PaymentChoice) => void;
}

/** A press while something is being saved waits for that, and pays only if the total is still the one on the button. */
const PayButton = ({ state }: { readonly state: PayState }) => {
  const { view, texts } = useCheckout();
  const isPaying = state !== 'idle';
  return (
    <button
      type="submit"
      className="checkout-button is-pay"
      aria-disabled={isPaying}
      onClick={(event) => isPaying && event.preventDefault()}
    >
      {isPaying && <span className="checkout-spinner" aria-hidden="true" />}
      {isPaying ? texts.paying : payLabel(view, texts)}
    </button>
  );
};

const outcomesOf = ({ methods }: CheckoutView) =>
  methods.flatMap(({ outcomes }) => outcomes.map(({ id }) => id));

/** How it is paid, who is billed, and the button that places the order. */
export const PaymentStep = ({ state, onPay }: Props) => {
  const { view, entered: before, texts } = useCheckout();
  const { cart, details, methods, settings, billingCountries } = view;
  const [methodId, setMethodId] = useState(before.methodId ?? '');
  const [outcome, setOutcome] = useState<PaymentRequest['outcome']>(
    () => outcomesOf(view).find((id) => id === before.outcome) ?? 'success',
  );
  const { isBillingSame, setIsBillingSame, billingAddress, setBillingAddress, leaveField } = useBilling();
  const [note, setNote] = useState(before.details.note);
  const [hasVatNumber] = useState(showsVatNumber(view));
  const [vatNumber, setVatNumber] = useState(before.details.vatNumber);
  const [waivesWithdrawal, setWaivesWithdrawal] = useState(before.details.waivesWithdrawal);
  const tokenize = useRef<Tokenize>(undefined);
  const canBeSame = isDelivered(cart);
  const method = methods.find(({ id }) => id === methodId) ?? methods[0];
  const entered = { isBillingSame, billingAddress, vatNumber, waivesWithdrawal };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const isTest = method?.gateway === 'test' && outcome !== undefined;
    onPay({
      methodId: method?.id ?? '',
      ...(isTest ? { outcome } : {}),
      ...(method?.gateway === 'stripe' && tokenize.current ? { tokenize: tokenize.current } : {}),
      details: { ...entered, ...(settings.hasNote ? { note } : {}) },
    });
  };
  return (
    <form className="checkout-form" noValidate onSubmit={submit}>
      <Methods
        {...{ method, tokenize }}
        outcome={outcome ?? 'success'}
        onMethod={setMethodId}
        onOutcome={setOutcome}
      />
      {canBeSame && (
        <Check
          name="isBillingSame"
          label={texts.billingSame}
          isChecked={isBillingSame}
          onChange={setIsBillingSame}
        />
      )}
      {(!canBeSame || !isBillingSame) && (
        <div className="checkout-form" onBlur={leaveField}>
          <h3>{texts.billingAddress}</h3>
          <AddressFields
            name="billingAddress"
            address={billingAddress}
            countries={billingCountries}
            phone="hidden"
            onChange={setBillingAddress}
          />
        </div>
      )}
      {hasVatNumber && <VatNumberField value={vatNumber} onChange={setVatNumber} />}
      {settings.hasNote && <NoteField value={note} onChange={setNote} />}
      <h3>{texts.review}</h3>
      {asksForWaiver({ ...details, ...entered }, cart) && (
        <Check
          name={WAIVER_FIELD}
          label={texts.waiver}
          isChecked={waivesWithdrawal}
          onChange={setWaivesWithdrawal}
        />
      )}
      <Policies />
      {view.recurring && <p className="checkout-quiet">{view.recurring.consent}</p>}
      <PayButton state={state} />
    </form>
  );
};
