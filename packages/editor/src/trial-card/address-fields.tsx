import { regionsOf } from '@sitewright/domain/shipping';
import { ComboBox, Select, TextField } from '../controls/index.ts';
import { countryChoices } from '../countries/index.ts';

export interface TrialAddress {
  readonly country: string;
  readonly region: string;
  readonly postalCode: string;
}

interface AddressFieldsProps {
  readonly address: TrialAddress;
  readonly onChange: (next: Partial<TrialAddress>) => void;
}

/** Country, postal code and, where the country has them, state or province. */
export const AddressFields = ({ address: { country, region, postalCode }, onChange }: AddressFieldsProps) => {
  const regions = regionsOf(country);
  return (
    <>
      <ComboBox
        label="Country"
        choices={countryChoices()}
        value={country}
        onChange={(next) => onChange({ country: next, region: '' })}
      />
      {regions.length === 0 ? null : (
        <Select
          label="State or province"
          choices={regions.map(({ code, name }) => ({ id: code, name }))}
          value={region}
          onChange={(next) => onChange({ region: next })}
        />
      )}
      <TextField label="Postal code" value={postalCode} onChange={(next) => onChange({ postalCode: next })} />
    </>
  );
};
