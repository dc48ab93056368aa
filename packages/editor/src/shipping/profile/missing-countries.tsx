import { countryCodes, GENERAL_PROFILE, type ShippingProfile } from '@sitewright/domain/shipping';
import { Notice } from '../../controls/index.ts';
import { countryName } from '../../countries/index.ts';

const namesAll = ({ zones }: ShippingProfile): boolean =>
  zones.some(({ countries }) => countries.length === 0);

const countriesOf = (profile: ShippingProfile): ReadonlySet<string> =>
  new Set(
    namesAll(profile)
      ? countryCodes
      : profile.zones.flatMap(({ countries }) => countries.map(({ country }) => country)),
  );

/** Countries that the shop ships to, but not with the products of this profile. */
export const missingCountries = (profile: ShippingProfile, general: ShippingProfile): readonly string[] => {
  const own = countriesOf(profile);
  return [...countriesOf(general)].filter((country) => !own.has(country));
};

const MOST = 5;

const listNames = (countries: readonly string[]): string => {
  const names = countries.slice(0, MOST).map(countryName).join(', ');
  return countries.length > MOST ? `${names} and ${countries.length - MOST} more countries` : names;
};

interface MissingCountriesProps {
  readonly profile: ShippingProfile;
  readonly general: ShippingProfile;
}

/** Says where shoppers cannot order because no zone names their country. */
export const MissingCountries = ({ profile, general }: MissingCountriesProps) => {
  if (profile.zones.length === 0) return null;
  if (profile.id === GENERAL_PROFILE)
    return namesAll(profile) ? null : (
      <p className="quiet">
        {`${countryCodes.length - countriesOf(profile).size} countries have no zone. Shoppers there can’t check out unless you add a zone for the rest of the world.`}
      </p>
    );
  const missing = missingCountries(profile, general);
  return missing.length === 0 ? null : (
    <Notice tone="warning">
      {`Orders with these products can’t be shipped to ${listNames(missing)}: the profile has no zone there.`}
    </Notice>
  );
};
