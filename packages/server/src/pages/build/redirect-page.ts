import { leadsAwayPage } from '@sitewright/render/page';
import type { PreparedResponse } from '../../http/index.ts';
import { findCanvasTarget } from '../drafts/page-drafts.ts';
import type { PageSource } from '../drafts/page-source.ts';
import { redirectAnswer, stillAnswer, type BuiltPage } from './built-page.ts';

/** The editor's canvas follows redirects within the site only. */
const leadOn = (to: string, status: 301 | 302, { drafts, baseUrl }: PageSource): PreparedResponse => {
  if (drafts?.mode !== 'edit') return redirectAnswer(to, status);
  const target = findCanvasTarget(to, baseUrl);
  return target === undefined ? stillAnswer(leadsAwayPage(to)) : redirectAnswer(target, 302);
};

export const redirectPage = (to: string, status: 301 | 302, source: PageSource): BuiltPage => ({
  answer: leadOn(to, status, source),
  leadsTo: { to, status },
  subjects: ['site'],
  version: source.loaded.version,
  changesAt: source.outline.visibleAt(source.now).changesAt,
  isKept: false,
});
