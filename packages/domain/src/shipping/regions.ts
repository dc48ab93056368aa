/** Codes of states and provinces by their English names, for the countries whose taxes and zones differ inside. */
const regionNames: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  US: {
    ALABAMA: 'AL',
    ALASKA: 'AK',
    ARIZONA: 'AZ',
    ARKANSAS: 'AR',
    CALIFORNIA: 'CA',
    COLORADO: 'CO',
    CONNECTICUT: 'CT',
    DELAWARE: 'DE',
    'DISTRICT OF COLUMBIA': 'DC',
    FLORIDA: 'FL',
    GEORGIA: 'GA',
    HAWAII: 'HI',
    IDAHO: 'ID',
    ILLINOIS: 'IL',
    INDIANA: 'IN',
    IOWA: 'IA',
    KANSAS: 'KS',
    KENTUCKY: 'KY',
    LOUISIANA: 'LA',
    MAINE: 'ME',
    MARYLAND: 'MD',
    MASSACHUSETTS: 'MA',
    MICHIGAN: 'MI',
    MINNESOTA: 'MN',
    MISSISSIPPI: 'MS',
    MISSOURI: 'MO',
    MONTANA: 'MT',
    NEBRASKA: 'NE',
    NEVADA: 'NV',
    'NEW HAMPSHIRE': 'NH',
    'NEW JERSEY': 'NJ',
    'NEW MEXICO': 'NM',
    'NEW YORK': 'NY',
    'NORTH CAROLINA': 'NC',
    'NORTH DAKOTA': 'ND',
    OHIO: 'OH',
    OKLAHOMA: 'OK',
    OREGON: 'OR',
    PENNSYLVANIA: 'PA',
    'RHODE ISLAND': 'RI',
    'SOUTH CAROLINA': 'SC',
    'SOUTH DAKOTA': 'SD',
    TENNESSEE: 'TN',
    TEXAS: 'TX',
    UTAH: 'UT',
    VERMONT: 'VT',
    VIRGINIA: 'VA',
    WASHINGTON: 'WA',
    'WEST VIRGINIA': 'WV',
    WISCONSIN: 'WI',
    WYOMING: 'WY',
  },
  CA: {
    ALBERTA: 'AB',
    'BRITISH COLUMBIA': 'BC',
    MANITOBA: 'MB',
    'NEW BRUNSWICK': 'NB',
    'NEWFOUNDLAND AND LABRADOR': 'NL',
    'NORTHWEST TERRITORIES': 'NT',
    'NOVA SCOTIA': 'NS',
    NUNAVUT: 'NU',
    ONTARIO: 'ON',
    'PRINCE EDWARD ISLAND': 'PE',
    QUEBEC: 'QC',
    SASKATCHEWAN: 'SK',
    YUKON: 'YT',
  },
  AU: {
    'AUSTRALIAN CAPITAL TERRITORY': 'ACT',
    'NEW SOUTH WALES': 'NSW',
    'NORTHERN TERRITORY': 'NT',
    QUEENSLAND: 'QLD',
    'SOUTH AUSTRALIA': 'SA',
    TASMANIA: 'TAS',
    VICTORIA: 'VIC',
    'WESTERN AUSTRALIA': 'WA',
  },
};

const fold = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').trim().replaceAll(/\s+/g, ' ').toUpperCase();

/** The code of a region that somebody typed as code or name; the typed text in capitals where none is known. */
export const regionCode = (country: string, region: string): string => {
  const folded = fold(region);
  const names = Object.hasOwn(regionNames, country) ? regionNames[country] : undefined;
  return names && Object.hasOwn(names, folded) ? (names[folded] ?? folded) : folded;
};

/** The regions that can be chosen from, by code; empty where a region is typed. */
export const regionsOf = (country: string): readonly { readonly code: string; readonly name: string }[] =>
  Object.entries(Object.hasOwn(regionNames, country) ? (regionNames[country] ?? {}) : {}).map(
    ([name, code]) => ({ code, name: name.replaceAll(/\B\w+/g, (rest) => rest.toLowerCase()) }),
  );
