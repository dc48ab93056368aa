import { pageTypes, type PageType } from '@sitewright/domain/pages';
import { escapeText } from '@sitewright/template';

const plainPage = (pageType: PageType, title: string, text: string): string =>
  [
    '<!doctype html>',
    `<html lang="en" data-page-type="${pageType}">`,
    '<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
    `<meta name="robots" content="noindex"><title>${title}</title>`,
    '<style>body{font:1.05rem/1.6 system-ui,sans-serif;max-width:36rem;margin:20vh auto;padding:0 1.5rem;color:#161412;background:#fff}',
    'h1{font-size:1.6rem;line-height:1.2}@media(prefers-color-scheme:dark){body{color:#eee;background:#16181d}}</style></head>',
    `<body><main><h1>${title}</h1><p>${text}</p></main></body></html>`,
  ].join('\n');

/** Needs neither site nor database, which may be what failed. */
export const errorPage = (reference: string): string =>
  plainPage(
    pageTypes.error,
    'Something went wrong',
    `The page could not be made for the moment. Please try again. Reference: ${escapeText(reference)}`,
  );

export const unknownHostPage = (): string =>
  plainPage(
    pageTypes.notFound,
    'There is no site at this address',
    'If it is yours, add this host name to your site’s settings.',
  );

export const tooManyPage = (): string =>
  plainPage(pageTypes.error, 'Too many searches', 'Please try again in a minute.');

/** Shown in the editor instead of a page that redirects to another site. */
export const externalRedirectPage = (to: string): string =>
  plainPage(pageTypes.page, 'This address leads away from the site', `Visitors go on to ${escapeText(to)}`);

/** Shown for an invalid or expired preview link. */
export const previewGonePage = (): string =>
  plainPage(
    pageTypes.notFound,
    'This preview is not available',
    'The link is not complete, or its time is over. Ask for a new one.',
  );
