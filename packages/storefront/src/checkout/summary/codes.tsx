import type { Outcome } from '@sitewright/api/client';
import { fieldId, type CheckoutView } from '@sitewright/domain/checkout';
import { fillText } from '@sitewright/domain/languages';
import { useId, useState, type FormEvent } from 'react';
import { refusalText } from '../../cart/index.ts';
import { applyCode, removeCode, removeGiftCard } from '../state/checkout-calls.ts';
import { isView, useCheckout } from '../state/checkout-context.ts';
import { changeRefused } from '../state/use-checkout-state.ts';

interface ChipProps {
  readonly code: string;
  readonly isValid: boolean;
  readonly message: string;
  readonly onRemove: () => Promise<Outcome<CheckoutView>>;
}

const Chip = ({ code, isValid, message, onRemove }: ChipProps) => {
  const { texts, run, showNotice } = useCheckout();
  const noteId = useId();
  const remove = async (): Promise<void> => {
    const removed = await run(onRemove);
    if (!isView(removed)) showNotice(changeRefused(removed));
  };
  return (
    <div>
      <button
        type="button"
        className={isValid ? 'checkout-chip' : 'checkout-chip is-invalid'}
        aria-label={fillText(texts.removeCode, { code })}
        aria-describedby={message && noteId}
        onClick={() => void remove()}
      >
        {code} <span aria-hidden="true">×</span>
      </button>
      {message && (
        <p className="checkout-hint" id={noteId}>
          {message}
        </p>
      )}
    </div>
  );
};

interface CodesProps {
  readonly typedBefore: string;
  readonly faultBefore: string;
}

/** Codes of the cart and a field for another, in stores that have discounts or gift cards. */
export const Codes = ({ typedBefore, faultBefore }: CodesProps) => {
  const { view, texts, run } = useCheckout();
  const { hasDiscounts, coupons, appliedGiftCards } = view.cart;
  const [typed, setTyped] = useState(typedBefore);
  const [fault, setFault] = useState(faultBefore);
  const id = fieldId('code');
  if (!hasDiscounts && !view.hasGiftCards) return null;
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (typed.trim() === '') return;
    const applied = await run(() => applyCode(typed));
    if (isView(applied)) setTyped('');
    // The reason is the server's: the code alone does not tell it.
    const message = isView(applied)
      ? ''
      : applied.code === 'code-refused'
        ? applied.message
        : refusalText(applied);
    setFault(message);
  };
  return (
    <div className="checkout-code">
      <form noValidate onSubmit={(event) => void submit(event)}>
        <div className="checkout-field">
          <label htmlFor={id}>{view.hasGiftCards ? texts.discountOrGiftCard : texts.discountCode}</label>
          <input
            id={id}
            name="code"
            maxLength={50}
            autoComplete="off"
            autoCapitalize="characters"
            value={typed}
            aria-invalid={fault !== ''}
            aria-describedby={`${id}-fault`}
            onChange={({ target }) => {
              setTyped(target.value);
              setFault('');
            }}
          />
        </div>
        <button type="submit" className="checkout-button is-plain">
          {texts.apply}
        </button>
      </form>
      <p className="checkout-fault" id={`${id}-fault`} role="alert">
        {fault}
      </p>
      {coupons.length + appliedGiftCards.length > 0 && (
        <div className="checkout-codes">
          {coupons.map(({ code, isValid, message }) => (
            <Chip key={code} {...{ code, isValid, message }} onRemove={() => removeCode(code)} />
          ))}
          {appliedGiftCards.map(({ id: cardId, lastFour, note }) => (
            <Chip
              key={cardId}
              code={fillText(texts.giftCard, { lastFour })}
              isValid={note === ''}
              message={note}
              onRemove={() => removeGiftCard(cardId)}
            />
          ))}
        </div>
      )}
    </div>
  );
};
