import { englishAddressTexts, type Address } from '@sitewright/domain/addresses';
import { addressFieldRows, type ShownField } from '@sitewright/domain/checkout';
import { ComboBox } from '../../controls/index.ts';
import { countryChoices } from '../../countries/index.ts';
import { CommittedText } from './committed-fields.tsx';

interface AddressProps {
  readonly address: Address;
  readonly onChange: (address: Address) => void;
}

const form = {
  phone: 'optional',
  countries: countryChoices().map(({ id, name }) => ({ code: id, name })),
  texts: englishAddressTexts,
} as const;

const Field = ({ field, address, onChange }: AddressProps & { readonly field: ShownField }) => {
  const set = (text: string): void => onChange({ ...address, [field.field]: text.trim() });
  if (field.choices.length > 0)
    return (
      <ComboBox
        label={field.label}
        value={address[field.field]}
        choices={field.choices.map(({ value, name }) => ({ id: value, name }))}
        onChange={set}
      />
    );
  return (
    <CommittedText
      label={field.label}
      value={address[field.field]}
      findFault={(text) => (text.length > field.maxLength ? 'Enter a shorter text.' : undefined)}
      onCommit={set}
    />
  );
};

/** An address as far as it is known: the customer completes it. */
export const DraftAddress = ({ address, onChange }: AddressProps) => (
  <>
    {addressFieldRows(address, form)
      .flat()
      .map((field) => (
        <Field
          key={`${field.field} ${field.field === 'region' ? address.country : ''}`}
          {...{ field, address, onChange }}
        />
      ))}
  </>
);
