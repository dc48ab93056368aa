import { fillText } from '@sitewright/domain/languages';
import { useId, useState, type FormEvent } from 'react';
import { refusalText, type Cart } from '../../cart/index.ts';
import { cartText } from '../display/cart-text.ts';
import { applyCode, removeCode } from './change-totals.ts';
import { useFocusBack, useTypedValue } from '../takeover/typed-values.ts';

interface EntryProps {
  readonly code: string;
  readonly message: string;
}

/** A code of the cart, with the reason where it gives nothing, and with what it replaces. */
const Entry = ({ code, message }: EntryProps) => {
  const id = useId();
  return (
    <li>
      <span>{code}</span>
      <button
        type="button"
        aria-label={fillText(cartText('removeCode'), { code })}
        aria-describedby={message && id}
        onClick={() => void removeCode(code)}
      >
        {cartText('remove')}
      </button>
      {message && <p id={id}>{message}</p>}
    </li>
  );
};

/** Codes of the cart, and a field for another. Shown in stores that have discounts. */
export const DiscountCodes = ({ cart }: { readonly cart: Cart }) => {
  const [typed, setTyped] = useState(useTypedValue('code') ?? '');
  const focusBack = useFocusBack('code');
  const [fault, setFault] = useState('');
  const [applied, setApplied] = useState('');
  if (!cart.hasDiscounts) return null;
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const outcome = await applyCode(typed);
    if (outcome.ok) setTyped('');
    setApplied(outcome.ok ? typed.trim().toUpperCase() : '');
    // The reason is the server's: the code alone does not tell it.
    setFault(
      outcome.ok
        ? ''
        : outcome.refusal.code === 'code-refused'
          ? outcome.refusal.message
          : refusalText(outcome.refusal),
    );
  };
  return (
    <div className="sw-cart-codes">
      {cart.coupons.length > 0 && (
        <ul>
          {cart.coupons.map(({ code, message }) => (
            <Entry key={code} code={code} message={message} />
          ))}
        </ul>
      )}
      <form className="sw-cart-code" onSubmit={(event) => void submit(event)}>
        <label>
          {cartText('discountCode')}
          <input
            ref={focusBack}
            name="code"
            maxLength={50}
            autoComplete="off"
            autoCapitalize="characters"
            required
            value={typed}
            aria-describedby="sw-cart-code-fault"
            onChange={({ target }) => {
              setTyped(target.value);
              setFault('');
            }}
          />
        </label>
        <button type="submit">{cartText('applyCode')}</button>
        <p id="sw-cart-code-fault" className="sw-cart-fault" role="alert">
          {fault}
        </p>
        <output>
          {cart.coupons.some(({ code }) => code === applied) &&
            fillText(cartText('codeApplied'), { code: applied })}
        </output>
      </form>
    </div>
  );
};
