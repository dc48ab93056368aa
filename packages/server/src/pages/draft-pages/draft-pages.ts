import type { IncomingMessage, ServerResponse } from 'node:http';
import { leadPageFiles, leadStyleFiles } from '@sitewright/domain/previews';
import type { Site } from '@sitewright/domain/sites';
import type { StyleToken } from '@sitewright/domain/styles';
import type { StylesContent } from '../../documents/index.ts';
import { originOf, type PreparedResponse } from '../../http/index.ts';
import { nobodysAccess } from '../../access/index.ts';
import { buildPage } from '../build/build-page.ts';
import type { PageServices } from '../build/page-request.ts';
import { readPageAddress } from '../url/page-url.ts';
import { guard, send, sendNothingThere, type Exchange } from '../serving/page-exchange.ts';
import {
  listDraftTokens,
  makeDraftStyles,
  renderDraftPart,
  type DraftPart,
  type DraftStyles,
} from './draft-parts.ts';
import type { DraftMode } from '../drafts/page-drafts.ts';
import type { PastState } from '../url/canvas-url.ts';
import { tryTemplate, type TemplateTry, type TriedTemplate } from './preview-template.ts';

/** Which drafts to show and how. The caller has checked the permission. */
export interface DraftView {
  readonly site: Site;
  readonly mode: DraftMode;
  /** Scheme and host as the viewer sees them. */
  readonly baseUrl: string;
  /** One document shown at a published revision. */
  readonly past?: PastState | undefined;
  /** Show published pages with draft styles and templates, for contributors without access to content drafts. */
  readonly isLookOnly?: boolean;
  /** Base URL of files, for a sandboxed page that cannot fetch them from its own origin. */
  readonly filesBase?: string;
}

/** Pages built from drafts, published or not. */
export interface DraftPages {
  serve(request: IncomingMessage, response: ServerResponse, view: DraftView): Promise<void>;
  /** One part of a page as the canvas shows it. */
  renderPart(view: DraftView, part: DraftPart): Promise<string>;
  /** The stylesheet that these styles would produce if published. */
  makeStyles(site: Site, styles: StylesContent): Promise<DraftStyles>;
  /** A page rendered with unsaved template files; undefined for a path that cannot be a page. */
  tryTemplate(view: DraftView, attempt: TemplateTry): Promise<TriedTemplate | undefined>;
  /** The style settings that the template offers to owners. */
  listTokens(site: Site): Promise<readonly StyleToken[]>;
}

export interface DraftPagesOptions extends PageServices {
  readonly trustsProxy: boolean;
}

const leadFiles = (answer: PreparedResponse, filesBase: string): PreparedResponse => {
  if (answer.isHtml) return answer.withText((html) => leadPageFiles(html, filesBase));
  return answer.isStyles ? answer.withText((css) => leadStyleFiles(css, filesBase)) : answer;
};

/** Neither read from the cache nor stored in it. */
const servePage = async (
  services: PageServices,
  exchange: Exchange,
  { mode, filesBase, ...view }: DraftView,
): Promise<void> => {
  const { request, isSecure } = exchange;
  const address = readPageAddress(request.url ?? '/');
  const visitor = { cookieHeader: request.headers.cookie, isSecure };
  const wanted = { ...view, address, access: nobodysAccess, visitor, drafts: mode };
  const made = await buildPage(services, wanted);
  if (!made) return sendNothingThere(exchange);
  const answer = filesBase === undefined ? made.answer : leadFiles(made.answer, filesBase);
  await answer.compressQuickly();
  return send(answer, exchange);
};

export const createDraftPages = (options: DraftPagesOptions): DraftPages => ({
  serve(request, response, view) {
    const exchange = { request, response, isSecure: originOf(request, options.trustsProxy).isSecure };
    // The site's error page may be the draft that fails.
    const guarding = { log: options.log, makeErrorPage: async () => undefined };
    return guard(exchange, guarding, () => servePage(options, exchange, view));
  },
  renderPart: (view, part) => renderDraftPart(options, view, part),
  makeStyles: (site, styles) => makeDraftStyles(options, site, styles),
  tryTemplate: (view, attempt) => tryTemplate(options, view, attempt),
  listTokens: (site) => listDraftTokens(options, site),
});
