import type { PlaceSuggestion, Place } from '@sitewright/domain/maps';
import { isRefusal, refuse, type Refusal } from '../http/index.ts';
import type { PlaceProvider } from './place-provider.ts';

export interface GooglePlacesOptions {
  readonly key: string;
  /** The origin of the Places API. */
  readonly origin?: string;
  readonly patienceMs?: number;
}

const ORIGIN = 'https://places.googleapis.com';
const PATIENCE_MS = 5000;
const FIELDS = 'id,displayName,location,addressComponents';

type Json = Readonly<Record<string, unknown>>;

const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null;
const at = (value: unknown, ...path: readonly string[]): unknown =>
  path.reduce<unknown>((found, name) => (isJson(found) ? found[name] : undefined), value);
const textAt = (value: unknown, ...path: readonly string[]): string => {
  const found = at(value, ...path);
  return typeof found === 'string' ? found : '';
};
const listAt = (value: unknown, ...path: readonly string[]): readonly unknown[] => {
  const found = at(value, ...path);
  return Array.isArray(found) ? found : [];
};

const NOT_FOUND: ReadonlySet<number> = new Set([400, 404]);

interface Question {
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: object;
}

/** The key is sent in a header: URLs are logged. */
const createAsk =
  ({ key, origin = ORIGIN, patienceMs = PATIENCE_MS }: GooglePlacesOptions) =>
  async ({ path, headers = {}, body }: Question): Promise<unknown> => {
    try {
      const answer = await fetch(new URL(path, origin), {
        method: body ? 'POST' : 'GET',
        headers: { ...headers, 'content-type': 'application/json', 'x-goog-api-key': key },
        ...(body && { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(patienceMs),
        redirect: 'error',
      });
      if (answer.ok) return await answer.json();
      await answer.body?.cancel();
      return refuse(NOT_FOUND.has(answer.status) && !body ? 'place-unknown' : 'maps-unavailable');
    } catch {
      return refuse('maps-unavailable');
    }
  };

const readPrediction = (suggestion: unknown): PlaceSuggestion[] => {
  const placeId = textAt(suggestion, 'placePrediction', 'placeId');
  const mainText =
    textAt(suggestion, 'placePrediction', 'structuredFormat', 'mainText', 'text') ||
    textAt(suggestion, 'placePrediction', 'text', 'text');
  const secondaryText = textAt(suggestion, 'placePrediction', 'structuredFormat', 'secondaryText', 'text');
  return placeId === '' ? [] : [{ placeId, mainText, secondaryText }];
};

const componentOf = (place: unknown, type: string): string =>
  textAt(
    listAt(place, 'addressComponents').find((component) => listAt(component, 'types').includes(type)),
    'longText',
  );

const joined = (...parts: readonly string[]): string => parts.filter((part) => part !== '').join(' ');

const readPlace = (place: unknown): Place | Refusal => {
  const lat = at(place, 'location', 'latitude');
  const lng = at(place, 'location', 'longitude');
  if (typeof lat !== 'number' || typeof lng !== 'number') return refuse('place-unknown');
  const of = (type: string): string => componentOf(place, type);
  return {
    placeId: textAt(place, 'id'),
    name: textAt(place, 'displayName', 'text'),
    lat,
    lng,
    line1: joined(of('route'), of('street_number')),
    line2: joined(of('postal_code'), of('locality') || of('postal_town')),
    country: of('country'),
  };
};

/** Google's Places API, for owners who have a key for it. */
export const createGooglePlaces = (options: GooglePlacesOptions): PlaceProvider => {
  const ask = createAsk(options);
  return {
    find: async (input, language) => {
      if (input.trim() === '') return [];
      const answer = await ask({
        path: '/v1/places:autocomplete',
        body: { input, languageCode: language },
      });
      return isRefusal(answer) ? answer : listAt(answer, 'suggestions').flatMap(readPrediction);
    },
    read: async (placeId, language) => {
      const path = `/v1/places/${encodeURIComponent(placeId)}?languageCode=${encodeURIComponent(language)}`;
      const answer = await ask({ path, headers: { 'x-goog-fieldmask': FIELDS } });
      return isRefusal(answer) ? answer : readPlace(answer);
    },
  };
};
