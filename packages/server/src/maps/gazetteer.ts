import type { PlaceSuggestion, Place } from '@sitewright/domain/maps';
import { refuse } from '../http/index.ts';
import { gazetteerPlaces } from './gazetteer-places.ts';
import type { PlaceProvider } from './place-provider.ts';

interface Town {
  readonly placeId: string;
  readonly name: string;
  /** Lower case, without accents. */
  readonly plain: string;
  readonly country: string;
  readonly lat: number;
  readonly lng: number;
}

const MAX_FOUND = 8;

const plainText = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll('ł', 'l')
    .replaceAll('Ł', 'L')
    .replaceAll('ø', 'o')
    .replaceAll(/['’-]/g, ' ')
    .toLowerCase();

const readTown = (line: string): Town => {
  const parts = line.split(' ');
  const [country = '', lat, lng] = parts.slice(-3);
  const name = parts.slice(0, -3).join(' ');
  return {
    placeId: `town:${country}:${name}`,
    name,
    plain: plainText(name),
    country,
    lat: Number(lat),
    lng: Number(lng),
  };
};

const towns: readonly Town[] = gazetteerPlaces.trim().split(/;\s*/).map(readTown);

const countryIn = (language: string): ((code: string) => string) => {
  const names = new Intl.DisplayNames([language, 'en'], { type: 'region' });
  return (code) => names.of(code) ?? code;
};

/** `berlin germany` and `berlin, de` match Berlin: a country may follow the name. */
const rankOf = ({ plain, country }: Town, typed: string, nameOf: (code: string) => string): number => {
  if (plain.startsWith(typed)) return 0;
  if (plain.includes(` ${typed}`)) return 1;
  if (!typed.startsWith(`${plain} `)) return Number.NaN;
  const rest = typed.slice(plain.length + 1);
  return country.toLowerCase() === rest || plainText(nameOf(country)).startsWith(rest) ? 0 : Number.NaN;
};

const findTowns = (input: string, language: string): PlaceSuggestion[] => {
  const nameOf = countryIn(language);
  const typed = plainText(input)
    .replaceAll(/[\s,]+/g, ' ')
    .trim();
  if (typed === '') return [];
  return towns
    .map((town) => ({ town, rank: rankOf(town, typed, nameOf) }))
    .filter(({ rank }) => !Number.isNaN(rank))
    .toSorted((one, other) => one.rank - other.rank || one.town.name.length - other.town.name.length)
    .slice(0, MAX_FOUND)
    .map(({ town: { placeId, name, country } }) => ({
      placeId,
      mainText: name,
      secondaryText: nameOf(country),
    }));
};

const placeOf = ({ placeId, name, lat, lng, country }: Town, language: string): Place => ({
  placeId,
  name,
  lat,
  lng,
  line1: '',
  line2: '',
  country: countryIn(language)(country),
});

/** Large towns of every country, built in. */
export const gazetteer: PlaceProvider = {
  find: async (input, language) => findTowns(input, language),
  read: async (placeId, language) => {
    const town = towns.find((each) => each.placeId === placeId);
    return town ? placeOf(town, language) : refuse('place-unknown');
  },
};
