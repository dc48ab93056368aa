export { CountryList } from './country-list.tsx';
export { countryChoices, countryName, foldName, regionName } from './country-names.ts';
