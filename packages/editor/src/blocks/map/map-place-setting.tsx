import { mapCalls } from '@sitewright/api/maps';
import { useState } from 'react';
import { NumberField, SuggestField } from '../../controls/index.ts';
import { dataOf, send, useFetched } from '../../fetching/index.ts';
import type { FormProps } from '../settings/setting.ts';
import { faultAt, type SettingForm } from '../settings/setting-form.ts';
import { readAt } from '../settings/value-path.ts';
import { useSettled } from './use-settled.ts';

const LEAST_LETTERS = 2;

const usePlaces = (typed: string) => {
  const input = useSettled(typed.trim(), 250);
  const { fetched } = useFetched(mapCalls.autocomplete, { query: { input } });
  return {
    places: input.length < LEAST_LETTERS ? [] : (dataOf(fetched)?.predictions ?? []),
    failure: fetched.state === 'failed' ? fetched.refusal.message : undefined,
  };
};

const CHANGE = 'Change place';

/** Puts a found place into the block: where it is, and its address for the lines below the map. */
const takePlace = async (form: SettingForm, placeId: string): Promise<string | undefined> => {
  const outcome = await send(mapCalls.details, { query: { placeId } });
  if (!outcome.ok) return outcome.refusal.message;
  const { lat, lng, name, line1, line2, country } = outcome.answer;
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
  return undefined;
};

const PlaceSearch = ({ form }: FormProps) => {
  const [typed, setTyped] = useState('');
  const [fault, setFault] = useState<string>();
  const { places, failure } = usePlaces(typed);
  return (
    <SuggestField
      label="Find a place"
      placeholder="Town or address"
      hint="Choosing one fills in the place and the address below."
      error={fault ?? failure}
      isFiltered={false}
      value={typed}
      suggestions={places.map(({ placeId, mainText, secondaryText }) => ({
        id: placeId,
        name: mainText,
        detail: secondaryText,
      }))}
      onChange={setTyped}
      onChoose={(id) => void takePlace(form, id).then(setFault)}
    />
  );
};

const degrees = [
  { field: 'location.mapLat', label: 'Latitude' },
  { field: 'location.mapLng', label: 'Longitude' },
] as const;

/** Where the map is: searched by name, or given in degrees. */
export const MapPlaceSetting = ({ form }: FormProps) => (
  <>
    <PlaceSearch form={form} />
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
