/** A suggestion in the search for a place. */
export interface PlaceSuggestion {
  readonly placeId: string;
  /** `Berlin`, or a street with house number. */
  readonly mainText: string;
  /** Distinguishes places of the same name. */
  readonly secondaryText: string;
}

export interface Place {
  readonly placeId: string;
  readonly name: string;
  readonly lat: number;
  readonly lng: number;
  /** Street and house number; empty for a town. */
  readonly line1: string;
  readonly line2: string;
  readonly country: string;
}
