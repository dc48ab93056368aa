import { regionsOf } from '@sitewright/domain/shipping';
import { X } from 'lucide-react';
import { CheckboxGroup, Disclosure, IconButton, TextField } from '../../controls/index.ts';
import { countryName } from '../../countries/index.ts';
import type { CountryValues } from '../values/zone-values.ts';

interface CountryPartsProps {
  readonly values: CountryValues;
  readonly error: string | undefined;
  readonly onChange: (values: CountryValues) => void;
  readonly onRemove: () => void;
}

const scopeText = ({ regions, postalCodes }: CountryValues): string =>
  regions.length === 0 && postalCodes.trim() === '' ? 'Whole country' : 'Parts of the country';

/** A chosen country, and which parts of it the zone holds for. */
export const CountryParts = ({ values, error, onChange, onRemove }: CountryPartsProps) => {
  const { country, regions, postalCodes } = values;
  const name = countryName(country);
  const choices = regionsOf(country);
  return (
    <li className="zone-country">
      <Disclosure title={`${name}: ${scopeText(values).toLowerCase()}`} isOpen={error !== undefined}>
        {choices.length === 0 ? null : (
          <CheckboxGroup
            label={`Only these states or provinces of ${name}`}
            options={choices.map(({ code, name: region }) => ({ id: code, name: region, detail: code }))}
            value={regions}
            onChange={(next) => onChange({ ...values, regions: next })}
          />
        )}
        <TextField
          label={`Only these postal codes of ${name}`}
          hint="Such as 10115, 101*, 10000-10999. Empty for no limit by postal code."
          lines={2}
          value={postalCodes}
          error={error}
          onChange={(next) => onChange({ ...values, postalCodes: next })}
        />
      </Disclosure>
      <IconButton icon={X} label={`Remove ${name}`} onPress={onRemove} />
    </li>
  );
};
