import { navigationLimits } from './navigation-limits.ts';

export const navigationMessages = {
  'navigation-too-long': `The site’s navigations can hold up to ${navigationLimits.LINKS} links together.`,
  'navigation-too-many': `A site can have up to ${navigationLimits.NAVIGATIONS} navigations.`,
  'navigation-too-deep': `Links can stand in each other up to ${navigationLimits.DEPTH} levels deep.`,
  'navigation-link-empty': 'A link needs a page, a web address or a member area.',
  'navigation-page-unknown': 'A link leads to a page that does not exist.',
  'navigation-member-area-unknown': 'A link leads to a member area that does not exist.',
  'navigation-page-twice': 'A page can stand in the navigation once.',
  'navigation-address-unsafe': 'A link must begin with /, #, http:, https:, mailto: or tel:.',
} as const;

export type NavigationFault = keyof typeof navigationMessages;
