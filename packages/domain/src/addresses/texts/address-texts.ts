/** Labels of the fields of an address, and what is said about a field that is missing or wrong. */
export const addressLabels = {
  firstName: 'First name',
  lastName: 'Last name',
  company: 'Company',
  line1: 'Address',
  line2: 'Apartment, floor, entrance',
  city: 'City',
  suburb: 'Suburb',
  townOrCity: 'Town or city',
  region: 'Region',
  state: 'State',
  province: 'Province',
  county: 'County',
  prefecture: 'Prefecture',
  emirate: 'Emirate',
  postalCode: 'Postal code',
  postcode: 'Postcode',
  zipCode: 'ZIP code',
  pinCode: 'PIN code',
  country: 'Country',
  phone: 'Phone',
} as const;

export const addressFaultTexts = {
  firstNameMissing: 'Enter your first name.',
  lastNameMissing: 'Enter your last name.',
  companyMissing: 'Enter the name of the company.',
  line1Missing: 'Enter street and number.',
  line2Missing: 'Enter the second line of the address.',
  cityMissing: 'Enter the city.',
  regionMissing: 'Choose or enter the region.',
  postalCodeMissing: 'Enter the postal code.',
  countryMissing: 'Choose a country.',
  phoneMissing: 'Enter a phone number.',
  postalCodeInvalid: 'Check this code. It should look like {example}.',
  regionInvalid: 'Choose a region of this country.',
  countryInvalid: 'Choose a country from the list.',
  phoneInvalid: 'Enter a phone number, such as +1 415 555 0132.',
} as const;

export const englishAddressTexts = { ...addressLabels, ...addressFaultTexts } as const;

export type AddressLabel = keyof typeof addressLabels;
export type AddressText = keyof typeof englishAddressTexts;
export type AddressTexts = Readonly<Record<AddressText, string>>;
