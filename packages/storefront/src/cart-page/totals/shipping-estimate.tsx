import { useState, type FormEvent } from 'react';
import { refusalText, type Cart } from '../../cart/index.ts';
import { cartText } from '../display/cart-text.ts';
import { chooseShipping, listShippingCountries } from './change-totals.ts';
import { useFocusBack, useIsTyping, useTypedValue } from '../takeover/typed-values.ts';

type Country = Awaited<ReturnType<typeof listShippingCountries>>[number];

const Options = ({ cart }: { readonly cart: Cart }) => {
  /** Chosen, while the totals are on their way. */
  const [wanted, setWanted] = useState<string>();
  const [fault, setFault] = useState('');
  const choose = async (key: string): Promise<void> => {
    setWanted(key);
    const outcome = await chooseShipping(cart.shippingLocation, key);
    setWanted(undefined);
    setFault(outcome.ok ? '' : refusalText(outcome.refusal));
  };
  return (
    <fieldset>
      <legend>{cartText('shippingMethod')}</legend>
      {cart.shippingOptions.map(({ key, name, description, costText, isSelected }) => (
        <label key={key}>
          <input
            type="radio"
            name="option"
            value={key}
            checked={wanted === undefined ? isSelected : wanted === key}
            onChange={() => void choose(key)}
          />
          <span>
            {name}: {costText}
            {description && <small>{description}</small>}
          </span>
        </label>
      ))}
      <p className="sw-cart-fault" role="alert">
        {fault}
      </p>
    </fieldset>
  );
};

interface FieldsProps {
  readonly cart: Cart;
  readonly countries: readonly Country[];
}

/** What was typed before the script took over, else what is stored. */
const useField = (name: 'country' | 'region' | 'postalCode', { shippingLocation }: Cart) => {
  const key = `shipping ${name}`;
  const typed = useTypedValue(key);
  return { name, ref: useFocusBack(key), defaultValue: typed ?? shippingLocation[name] ?? '' };
};

const Fields = ({ cart, countries }: FieldsProps) => {
  const [fault, setFault] = useState('');
  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const given = [...new FormData(event.currentTarget)].filter(([, value]) => value !== '');
    const outcome = await chooseShipping(Object.fromEntries(given));
    setFault(outcome.ok ? '' : refusalText(outcome.refusal));
  };
  return (
    <form className="sw-cart-estimate" onSubmit={(event) => void submit(event)}>
      <label>
        {cartText('country')}
        <select {...useField('country', cart)} autoComplete="country" required>
          <option value="">–</option>
          {countries.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <label>
        {cartText('region')}
        <input {...useField('region', cart)} maxLength={100} />
      </label>
      <label>
        {cartText('postalCode')}
        <input {...useField('postalCode', cart)} maxLength={20} autoComplete="postal-code" />
      </label>
      <button type="submit">{cartText('estimateShipping')}</button>
      <p className="sw-cart-fault" role="alert">
        {fault}
      </p>
    </form>
  );
};

/** Where the goods go, and how. The countries are loaded when it is opened. */
export const ShippingEstimate = ({ cart }: { readonly cart: Cart }) => {
  const [countries, setCountries] = useState<readonly Country[]>();
  const isOpen = useIsTyping('shipping ');
  if (!cart.requiresShipping) return null;
  const open = async (): Promise<void> => setCountries(await listShippingCountries());
  return (
    <>
      {cart.shippingOptions.length > 0 && <Options cart={cart} />}
      <details
        open={isOpen}
        onToggle={({ currentTarget }) => currentTarget.open && !countries && void open()}
      >
        <summary>{cartText('estimateShipping')}</summary>
        {countries && <Fields cart={cart} countries={countries} />}
      </details>
    </>
  );
};
