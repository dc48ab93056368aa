import { NumberField } from '../../controls/index.ts';
import type { FormProps } from '../settings/setting.ts';
import { faultAt, type SettingForm } from '../settings/setting-form.ts';
import { readAt } from '../settings/value-path.ts';
import { PlaceField, type Place } from './place-field.tsx';

const CHANGE = 'Change place';

/** Puts a found place into the block: where it is, and its address for the lines below the map. */
const takePlace = (form: SettingForm, { lat, lng, name, line1, line2, country }: Place): void => {
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

/** Where the map is: searched by name, or given in degrees. */
export const MapPlaceSetting = ({ form }: FormProps) => (
  <>
    <PlaceField onTake={(place) => takePlace(form, place)} />
    {degrees.map(({ field, label }) => {
      const { least, most } = form.factsOf(field) ?? {};
      const found = readAt(form.value, field);
      return (
        <NumberField
          key={field}
          {...{ label, least, most }}
          unit="°"
          error={faultAt(form, field)}
          value={typeof found === 'number' ? found : undefined}
          onChange={(next) => form.change({ field, next, label: CHANGE, pace: 'typing' })}
        />
      );
    })}
  </>
);
