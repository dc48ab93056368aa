import type { SettingsFault } from './site-settings.ts';

export const siteMessages = {
  'title-missing': 'The site needs a title.',
  'time-zone-unknown': 'That time zone does not exist.',
  'language-unknown': 'That is not a language tag such as en-US or de.',
  'currency-unknown': 'That currency is not supported.',
  'settings-invalid': 'Some settings cannot be saved. Please check the marked fields.',
  'host-invalid': 'A host name looks like shop.example.com, without http:// and without a path.',
  'site-not-archived': 'This site is not archived.',
  'last-host': 'A site needs at least one host name.',
  'host-taken': 'Another site answers to this host name already.',
  'owner-host-needed':
    'Administrators manage all sites at this host name. Set SITEWRIGHT_OWNER_HOST to another one first.',
  'administration-elsewhere': 'Sites are managed at the address where administrators sign in, not at this one.',
  'identifier-invalid': 'The name may hold 3 to 60 letters a to z, digits and dashes.',
  'identifier-taken': 'A site with this name exists already.',
} as const;

export type SiteRefusal = keyof typeof siteMessages;

/** Messages at a field or a list row. */
export const settingsMessages = {
  'title-missing': siteMessages['title-missing'],
  'time-zone-unknown': siteMessages['time-zone-unknown'],
  'language-unknown': siteMessages['language-unknown'],
  'currency-unknown': siteMessages['currency-unknown'],
  'tag-line-long': 'The tag line may have up to 200 characters.',
  'accounts-many': 'A site may have up to 50 accounts.',
  'service-unknown': 'Please choose a service from the list.',
  'profile-unsafe': 'Please give the whole address, such as https://example.com/you.',
  'email-invalid': 'Please give an email address, such as you@example.com.',
  'phone-invalid': 'Please give a telephone number, such as +1 555 0100.',
  'share-service-unknown': 'One of these services does not exist.',
  'code-long': 'This code may have up to 50,000 characters.',
} as const satisfies Record<SettingsFault, string>;
