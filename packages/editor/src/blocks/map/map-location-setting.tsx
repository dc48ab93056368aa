import { NumberField } from '../../controls/index.ts';
import type { FormProps } from '../settings/setting.ts';
import { errorAt, type SettingForm } from '../settings/setting-form.ts';
import { readAt } from '../settings/value-path.ts';
import { LocationField, type Place } from './location-field.tsx';

const CHANGE = 'Change location';

/** Stores the coordinates and the address of a location. */
const applyLocation = (form: SettingForm, { lat, lng, name, line1, line2, country }: Place): void => {
  const texts = { addressTitle: name, addressLine1: line1, addressLine2: line2, addressCountry: country };
  form.change(
    { field: 'location.mapLat', next: lat, label: CHANGE },
    { field: 'location.mapLng', next: lng, label: CHANGE },
    ...Object.entries(texts).map(([field, next]) => ({
      field: `location.${field}`,
      next: next === '' ? undefined : next,
      label: CHANGE,
    })),
  );
};

const degrees = [
  { field: 'location.mapLat', label: 'Latitude' },
  { field: 'location.mapLng', label: 'Longitude' },
] as const;

/** Map location: searched by name, or entered as coordinates. */
export const MapLocationSetting = ({ form }: FormProps) => (
  <>
    <LocationField onSelect={(place) => applyLocation(form, place)} />
    {degrees.map(({ field, label }) => {
      const { min, max } = form.fieldInfo(field) ?? {};
      const found = readAt(form.value, field);
      return (
        <NumberField
          key={field}
          {...{ label, min, max }}
          unit="°"
          error={errorAt(form, field)}
          value={typeof found === 'number' ? found : undefined}
          onChange={(next) => form.change({ field, next, label: CHANGE, timing: 'debounced' })}
        />
      );
    })}
  </>
);
