import type { CallAnswer } from '@sitewright/api/call';
import { mapCalls } from '@sitewright/api/maps';
import { useState } from 'react';
import { SuggestField } from '../../controls/index.ts';
import { dataOf, send, useFetched, useDebounced } from '../../data-fetching/index.ts';

const MIN_CHARACTERS = 2;

const usePlaces = (typed: string) => {
  const input = useDebounced(typed.trim());
  const { fetched } = useFetched(mapCalls.autocomplete, { query: { input } });
  return {
    places: input.length < MIN_CHARACTERS ? [] : (dataOf(fetched)?.predictions ?? []),
    failure: fetched.state === 'failed' ? fetched.refusal.message : undefined,
  };
};

/** Coordinates and address of a location. */
export type Place = CallAnswer<typeof mapCalls.details>;

/** Searches a location by name. */
export const LocationField = ({ onSelect }: { readonly onSelect: (place: Place) => void }) => {
  const [typed, setTyped] = useState('');
  const [fault, setFault] = useState<string>();
  const { places, failure } = usePlaces(typed);
  const take = async (placeId: string): Promise<void> => {
    const outcome = await send(mapCalls.details, { query: { placeId } });
    setFault(outcome.ok ? undefined : outcome.refusal.message);
    if (outcome.ok) onSelect(outcome.answer);
  };
  return (
    <SuggestField
      label="Search location"
      placeholder="City or address"
      hint="Fills in the location and address below."
      error={fault ?? failure}
      isFiltered={false}
      value={typed}
      suggestions={places.map(({ placeId, mainText, secondaryText }) => ({
        id: placeId,
        name: mainText,
        detail: secondaryText,
      }))}
      onChange={setTyped}
      onChoose={(id) => void take(id)}
    />
  );
};
