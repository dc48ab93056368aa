import { cartMessages, checkQuantity, quantityLimits } from '@sitewright/domain/cart';
import { useState } from 'react';
import { cartTexts } from './cart-texts.ts';

interface Props {
  readonly quantity: number;
  readonly title: string;
  /** As many as there are; nothing for what never runs out. */
  readonly most: number | undefined;
  readonly onChange: (quantity: number) => void;
  readonly onFault: (message: string) => void;
}

/** A field for the number and two buttons beside it. What is typed counts when the field is left. */
export const QuantityField = ({ quantity, title, most = quantityLimits.MOST, onChange, onFault }: Props) => {
  const [typed, setTyped] = useState<string>();

  const commit = (): void => {
    if (typed === undefined) return;
    setTyped(undefined);
    const check = checkQuantity(typed.trim() === '' ? Number.NaN : Number(typed), 0);
    if (!check.ok) onFault(cartMessages[check.refusal]);
    else if (check.quantity !== quantity) onChange(check.quantity);
  };

  return (
    <div className="sw-cart-quantity">
      <button
        type="button"
        aria-label={`${cartTexts.fewer}: ${title}`}
        disabled={quantity <= quantityLimits.LEAST}
        onClick={() => onChange(quantity - 1)}
      >
        −
      </button>
      <input
        aria-label={`${cartTexts.quantity}: ${title}`}
        inputMode="numeric"
        value={typed ?? quantity}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={commit}
        onKeyDown={({ key }) => key === 'Enter' && commit()}
      />
      <button
        type="button"
        aria-label={`${cartTexts.more}: ${title}`}
        disabled={quantity >= most}
        onClick={() => onChange(quantity + 1)}
      >
        +
      </button>
    </div>
  );
};
