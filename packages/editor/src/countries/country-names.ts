import { countryCodes, regionsOf } from '@sitewright/domain/shipping';
import type { Choice } from '../controls/index.ts';

const names = new Intl.DisplayNames('en', { type: 'region' });

export const countryName = (code: string): string => names.of(code) ?? code;

export const regionName = (country: string, code: string): string =>
  regionsOf(country).find((region) => region.code === code)?.name ?? code;

let choices: readonly Choice[] | undefined;

/** All countries by name. */
export const countryChoices = (): readonly Choice[] =>
  (choices ??= countryCodes
    .map((id) => ({ id, name: countryName(id) }))
    .sort((left, right) => left.name.localeCompare(right.name, 'en')));

/** Typed without accents and capitals, Côte d’Ivoire is found as well. */
export const foldName = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('’', "'").toLowerCase();
