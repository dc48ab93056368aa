export const pageMessages = {
  'page-invalid': 'Some fields cannot be saved. Please check the marked ones.',
  'url-taken': 'Another page has this URL already.',
  'status-refused': 'The status cannot be changed in this way.',
  'code-not-allowed':
    'You do not have permission to add or change code. On the site where all sites are managed, only administrators of the installation have it.',
  'code-not-published':
    'This has code that is not live yet. Only someone with permission to add code can publish it.',
  'page-password-invalid': 'A page password has 1 to 30 characters.',
  'page-type-unknown': 'There is no such kind of page.',
  'term-exists': 'This name is in use already.',
  'term-changing': 'This name is being changed in very many items. Wait until that is done.',
  'term-invalid': 'This name cannot be used.',
  'homepage-needed': 'The homepage must stay a public page. Make another page the homepage first.',
  'homepage-hidden': 'Visitors cannot open this page yet. Publish it first.',
  'homepage-kind': 'A folder or a system page cannot be the homepage.',
} as const;

/** Message at code that the contributor may not write. */
export const codeFaultText = 'HTML or code like this needs the permission to add code.';

export type PageRefusal = keyof typeof pageMessages;
