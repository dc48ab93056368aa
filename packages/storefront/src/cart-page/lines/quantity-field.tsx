import { checkQuantity, quantityLimits } from '@sitewright/domain/cart';
import type { QuantityRange } from '@sitewright/domain/catalogue';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { cartText } from '../display/cart-text.ts';
import { useFocusBack, useTypedValue } from '../takeover/typed-values.ts';

interface Props {
  readonly entryId: string;
  readonly quantity: number;
  readonly title: string;
  /** The stock; undefined if unlimited. */
  readonly available: number | undefined;
  /** From the quantity rules of the product. Typed input that breaks them is refused by the server. */
  readonly range?: QuantityRange;
  readonly onChange: (quantity: number) => void;
  readonly onFault: (message: string) => void;
}

const readTyped = (typed: string) => checkQuantity(typed.trim() === '' ? Number.NaN : Number(typed), 0);

/** Lines may be older than the rules: the buttons go to multiples of the step. */
const previousOf = (quantity: number, step: number): number => (Math.ceil(quantity / step) - 1) * step;
const nextOf = (quantity: number, step: number): number => (Math.floor(quantity / step) + 1) * step;

/** A number input with plus and minus buttons. Typed input is committed on blur. */
export const QuantityField = ({ entryId, quantity, title, available, range, onChange, onFault }: Props) => {
  const { min, max, step } = range ?? { min: 1, max: quantityLimits.MAX, step: 1 };
  const key = `quantity ${entryId}`;
  const [typed, setTyped] = useState(useTypedValue(key));
  const input = useRef<HTMLInputElement>(null);
  const focusBack = useFocusBack(key);
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

  const commitUnfocused = useEffectEvent(() => {
    if (document.activeElement !== input.current) commit();
  });
  // A field that was left before the script took over counts as left now.
  useEffect(() => {
    focusBack(input.current);
    commitUnfocused();
  }, [focusBack]);

  return (
    <div className="sw-cart-quantity">
      <button
        type="button"
        aria-label={`${cartText('oneFewer')}: ${title}`}
        disabled={current <= min}
        onClick={() => change(Math.max(min, previousOf(current, step)))}
      >
        −
      </button>
      <input
        ref={input}
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
        disabled={nextOf(current, step) > Math.min(max, available ?? max)}
        onClick={() => change(Math.max(min, nextOf(current, step)))}
      >
        +
      </button>
    </div>
  );
};
