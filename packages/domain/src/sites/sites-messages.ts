export const siteMessages = {
  'title-missing': 'The site needs a title.',
  'time-zone-unknown': 'That time zone does not exist.',
  'language-unknown': 'That is not a language tag such as en-US or de.',
  'currency-unknown': 'That currency is not supported.',
  'settings-invalid': 'Some settings cannot be saved. Please check the marked fields.',
  'host-invalid': 'A host name looks like shop.example.com, without http:// and without a path.',
  'last-host': 'A site needs at least one host name.',
  'host-taken': 'Another site answers to this host name already.',
  'identifier-invalid': 'The name may hold 3 to 60 letters a to z, digits and dashes.',
  'identifier-taken': 'A site with this name exists already.',
} as const;

export type SiteRefusal = keyof typeof siteMessages;
