import type { PlaceSuggestion, Place } from '@sitewright/domain/maps';
import type { Refusal } from '../http/index.ts';

/** Looks up places. Names are in the requested language where the provider has them. */
export interface PlaceProvider {
  readonly find: (input: string, language: string) => Promise<readonly PlaceSuggestion[] | Refusal>;
  readonly read: (placeId: string, language: string) => Promise<Place | Refusal>;
}
