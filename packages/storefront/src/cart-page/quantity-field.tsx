import { checkQuantity, quantityLimits } from '@sitewright/domain/cart';
import { useState } from 'react';
import { cartText } from './cart-text.ts';

interface Props {
  readonly quantity: number;
  readonly title: string;
  /** The stock; undefined if unlimited. */
  readonly most: number | undefined;
  readonly onChange: (quantity: number) => void;
  readonly onFault: (message: string) => void;
}

const readTyped = (typed: string) => checkQuantity(typed.trim() === '' ? Number.NaN : Number(typed), 0);

/** A number input with plus and minus buttons. Typed input is committed on blur. */
export const QuantityField = ({ quantity, title, most = quantityLimits.MAX, onChange, onFault }: Props) => {
  const [typed, setTyped] = useState<string>();
  const check = typed === undefined ? undefined : readTyped(typed);
  // The buttons count from what is typed, even if it is not committed yet.
  const current = check?.ok ? check.quantity : quantity;

  const change = (wanted: number): void => {
    setTyped(undefined);
    if (wanted !== quantity) onChange(wanted);
  };
  const commit = (): void => {
    if (check?.ok) return change(check.quantity);
    setTyped(undefined);
    if (check) onFault(cartText(check.refusal));
  };

  return (
    <div className="sw-cart-quantity">
      <button
        type="button"
        aria-label={`${cartText('oneFewer')}: ${title}`}
        disabled={current <= quantityLimits.MIN}
        onClick={() => change(current - 1)}
      >
        −
      </button>
      <input
        aria-label={`${cartText('quantity')}: ${title}`}
        inputMode="numeric"
        value={typed ?? quantity}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={commit}
        onKeyDown={({ key }) => key === 'Enter' && commit()}
      />
      <button
        type="button"
        aria-label={`${cartText('oneMore')}: ${title}`}
        disabled={current >= most}
        onClick={() => change(current + 1)}
      >
        +
      </button>
    </div>
  );
};
