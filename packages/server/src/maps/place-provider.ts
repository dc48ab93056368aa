import type { FoundPlace, Place } from '@sitewright/domain/maps';
import type { Refusal } from '../http/index.ts';

/** Where places are looked up. Names come in the language asked for, where the provider has them in it. */
export interface PlaceProvider {
  readonly find: (input: string, language: string) => Promise<readonly FoundPlace[] | Refusal>;
  readonly read: (placeId: string, language: string) => Promise<Place | Refusal>;
}
