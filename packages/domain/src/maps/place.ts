/** What a search for a place shows. */
export interface PlaceSuggestion {
  readonly placeId: string;
  /** `Berlin`, or a street with its number. */
  readonly mainText: string;
  /** What tells it from others of its name. */
  readonly secondaryText: string;
}

export interface Place {
  readonly placeId: string;
  readonly name: string;
  readonly lat: number;
  readonly lng: number;
  /** Street and number; empty for a town. */
  readonly line1: string;
  readonly line2: string;
  readonly country: string;
}
