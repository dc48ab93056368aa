import type { Address } from '@sitewright/domain/addresses';
import { addressFieldRows, type AddressForm, type ShownField } from '@sitewright/domain/checkout';
import { fillText } from '@sitewright/domain/languages';
import { useCheckout } from '../state/checkout-context.ts';
import { Field, type ControlProps } from './field.tsx';

interface Props {
  readonly name: 'shippingAddress' | 'billingAddress';
  readonly address: Address;
  readonly countries: AddressForm['countries'];
  readonly phone: AddressForm['phone'];
  readonly onChange: (address: Address) => void;
}

interface ControlOptions {
  readonly shown: ShownField;
  readonly section: string;
  readonly value: string;
  readonly shared: ControlProps;
  readonly onChange: (value: string) => void;
}

const Control = ({ shown, section, value, shared, onChange }: ControlOptions) => {
  const { texts } = useCheckout();
  const { field, choices, isRequired, maxLength, inputMode } = shown;
  const own = {
    ...shared,
    value,
    autoComplete: `${section} ${shown.autocomplete}`,
    'aria-required': isRequired,
    onChange: ({ target }: { target: { value: string } }) => onChange(target.value),
  };
  if (choices.length === 0)
    return (
      <input {...own} type={field === 'phone' ? 'tel' : 'text'} maxLength={maxLength} inputMode={inputMode} />
    );
  return (
    <select {...own}>
      <option value="">{field === 'country' ? texts.chooseCountry : texts.chooseRegion}</option>
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.name}
        </option>
      ))}
    </select>
  );
};

/** The fields of an address. Another country has other fields; what was typed stays. */
export const AddressFields = ({ name, address, countries, phone, onChange }: Props) => {
  const { texts, addressTexts, clearFault } = useCheckout();
  const section = name === 'shippingAddress' ? 'shipping' : 'billing';
  const rows = addressFieldRows(address, { phone, countries, texts: addressTexts });
  return rows.map((row) => (
    <div className="checkout-row" key={row.map(({ field }) => field).join()}>
      {row.map((shown) => (
        <Field
          key={shown.field}
          name={`${name}.${shown.field}`}
          label={shown.isRequired ? shown.label : fillText(texts.optional, { label: shown.label })}
        >
          {(shared) => (
            <Control
              shown={shown}
              section={section}
              value={address[shown.field]}
              shared={shared}
              onChange={(value) => {
                clearFault(`${name}.${shown.field}`);
                onChange({ ...address, [shown.field]: value });
              }}
            />
          )}
        </Field>
      ))}
    </div>
  ));
};
