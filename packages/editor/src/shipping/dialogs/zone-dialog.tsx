import type { PriceFormat } from '@sitewright/domain/money';
import type { ShippingZone } from '@sitewright/domain/shipping';
import { useState, type FormEvent } from 'react';
import { Button, Dialog, DialogBody, DialogFoot, Segmented, TextField } from '../../controls/index.ts';
import { CountryList } from '../../countries/index.ts';
import { newId } from '../../documents/index.ts';
import {
  newZoneValues,
  readZone,
  wholeCountry,
  zoneValues,
  type CountryValues,
  type ZoneValues,
} from '../values/zone-values.ts';
import { CountryParts } from './country-parts.tsx';

interface ZoneDialogProps {
  readonly zone: ShippingZone | undefined;
  /** The other zones of the profile. */
  readonly others: readonly ShippingZone[];
  readonly format: PriceFormat;
  readonly onDone: (zone: ShippingZone) => void;
  readonly onClose: () => void;
}

interface CountriesProps {
  readonly values: ZoneValues;
  readonly others: readonly ShippingZone[];
  readonly faults: Readonly<Record<string, string>>;
  readonly onChange: (countries: readonly CountryValues[]) => void;
}

/** The zone that a country belongs to already. */
const notesOf = (zones: readonly ShippingZone[]): ReadonlyMap<string, string> =>
  new Map(
    zones.flatMap(({ name, countries }) => countries.map(({ country }) => [country, `Also in ${name}`])),
  );

const ZoneCountries = ({ values: { countries }, others, faults, onChange }: CountriesProps) => {
  const choose = (codes: readonly string[]): void =>
    onChange(codes.map((code) => countries.find(({ country }) => country === code) ?? wholeCountry(code)));
  return (
    <>
      <CountryList
        chosen={countries.map(({ country }) => country)}
        notes={notesOf(others)}
        onChange={choose}
      />
      {countries.length === 0 ? null : (
        <ul className="zone-countries" aria-label="Chosen countries">
          {countries.map((values) => (
            <CountryParts
              key={values.country}
              values={values}
              error={faults[`postalCodes.${values.country}`]}
              onChange={(next) =>
                onChange(countries.map((each) => (each.country === next.country ? next : each)))
              }
              onRemove={() => onChange(countries.filter((each) => each !== values))}
            />
          ))}
        </ul>
      )}
    </>
  );
};

const scopes = [
  { id: 'countries', name: 'Countries' },
  { id: 'rest', name: 'Rest of world' },
] as const;

/** Adds or edits a zone: its name and its countries. */
export const ZoneDialog = ({ zone, others, format, onDone, onClose }: ZoneDialogProps) => {
  const [values, setValues] = useState(() => (zone ? zoneValues(zone) : newZoneValues()));
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({});
  const title = zone ? 'Edit zone' : 'Add zone';
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const read = readZone(values, { zone: zone ?? { id: newId(), rates: [] }, others, format });
    if ('faults' in read) return setFaults(read.faults);
    onDone(read.zone);
    return onClose();
  };
  return (
    <Dialog title={title} isOpen onClose={onClose}>
      <form noValidate aria-label={title} onSubmit={submit}>
        <DialogBody>
          <TextField
            label="Zone name"
            hint="Only you see it."
            placeholder={values.scope === 'rest' ? 'Rest of world' : 'Europe'}
            maxLength={100}
            value={values.name}
            error={faults['name']}
            takesFocus
            onChange={(name) => setValues({ ...values, name })}
          />
          <Segmented
            label="Where the zone is"
            segments={scopes}
            value={values.scope}
            onChange={(scope) => setValues({ ...values, scope })}
          />
          {faults['countries'] === undefined ? null : (
            <p className="field-error" role="alert">
              {faults['countries']}
            </p>
          )}
          {values.scope === 'rest' ? (
            <p className="quiet">All countries that no other zone of this profile names.</p>
          ) : (
            <ZoneCountries
              {...{ values, others, faults }}
              onChange={(countries) => setValues({ ...values, countries })}
            />
          )}
        </DialogBody>
        <DialogFoot>
          <Button onPress={onClose}>Cancel</Button>
          <Button kind="primary" type="submit">
            Done
          </Button>
        </DialogFoot>
      </form>
    </Dialog>
  );
};
