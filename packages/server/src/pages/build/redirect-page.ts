import { externalRedirectPage } from '@sitewright/render/page';
import type { PreparedResponse } from '../../http/index.ts';
import { findCanvasTarget } from '../drafts/page-drafts.ts';
import type { PageSource } from '../drafts/page-source.ts';
import { redirectResponse, scriptlessResponse, type BuiltPage } from './built-page.ts';

/** The editor's canvas follows redirects within the site only. */
const redirectResponseFor = (
  to: string,
  status: 301 | 302,
  { drafts, baseUrl }: PageSource,
): PreparedResponse => {
  if (drafts?.mode !== 'edit') return redirectResponse(to, status);
  const target = findCanvasTarget(to, baseUrl);
  return target === undefined ? scriptlessResponse(externalRedirectPage(to)) : redirectResponse(target, 302);
};

export const redirectPage = (to: string, status: 301 | 302, source: PageSource): BuiltPage => ({
  response: redirectResponseFor(to, status, source),
  redirect: { to, status },
  cacheTags: ['site'],
  version: source.loaded.version,
  changesAt: source.outline.visibleAt(source.now).changesAt,
  isCacheable: false,
});
