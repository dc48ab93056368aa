import type { IncomingMessage, ServerResponse } from 'node:http';
import { rebaseHtmlFileUrls, rebaseCssFileUrls } from '@sitewright/domain/previews';
import type { DigitalProduct, SentForm } from '@sitewright/render/page';
import type { Site } from '@sitewright/domain/sites';
import type { StyleToken } from '@sitewright/domain/styles';
import type { StylesContent } from '../../documents/index.ts';
import { originOf, type PreparedResponse } from '../../http/index.ts';
import { publicAccess } from '../../page-access/index.ts';
import type { SiteForm } from '@sitewright/domain/forms';
import { formPreviewSection } from '../build/form-preview-page.ts';
import type { PageBuilding, PageClient } from '../build/page-building.ts';
import type { PageServices } from '../build/page-request.ts';
import type { DraftPart, DraftStyles } from '../draft-work/draft-parts.ts';
import type { DraftWorking } from '../draft-work/draft-work.ts';
import type { TemplatePreview, TemplatePreviewRequest } from '../draft-work/preview-template.ts';
import { parsePageUrl } from '../url/page-url.ts';
import { clientOf, send, sendUnknownHost, withErrorPage, type Exchange } from '../serving/page-exchange.ts';
import type { DraftMode } from '../drafts/page-drafts.ts';
import type { PastRevision } from '../url/canvas-url.ts';

/** Which drafts to show and how. The caller has checked the permission. */
export interface DraftPageRequest {
  readonly site: Site;
  readonly mode: DraftMode;
  /** Scheme and host as the viewer sees them. */
  readonly baseUrl: string;
  /** One document shown at a published revision. */
  readonly past?: PastRevision | undefined;
  /** Show published pages with draft styles and templates, for contributors without access to content drafts. */
  readonly isStyleOnly?: boolean;
  /** The page previews this download. */
  readonly digitalProduct?: DigitalProduct;
  /** Show this form on a page of its own instead of the page. */
  readonly formId?: string | undefined;
  /** Base URL of files, for a sandboxed page that cannot fetch them from its own origin. */
  readonly filesBase?: string;
}

/** Who looks at parts of drafts. */
export interface DraftView {
  readonly site: Site;
  /** Scheme and host as the viewer sees them. */
  readonly baseUrl: string;
  /** The viewer's network: viewers from several take turns. */
  readonly network: string;
}

interface FormPreview {
  readonly formId: string;
  readonly form: SiteForm;
  /** After it was sent or refused. */
  readonly sentForm?: SentForm;
}

/** Pages built from drafts, published or not. */
export interface DraftPages {
  serve(request: IncomingMessage, response: ServerResponse, view: DraftPageRequest): Promise<void>;
  /** One part of a page as the canvas shows it. */
  renderPart(view: DraftView, part: DraftPart): Promise<string>;
  /** A form in a section of its own, from unsaved content. */
  renderForm(view: DraftView, preview: FormPreview): Promise<string>;
  /** The stylesheet that these styles would produce if published. */
  makeStyles(view: Omit<DraftView, 'baseUrl'>, styles: StylesContent): Promise<DraftStyles>;
  /** A page rendered with unsaved template files. */
  previewTemplate(view: DraftView, request: TemplatePreviewRequest): Promise<TemplatePreview>;
  /** The style settings that the template offers to owners. */
  listTokens(view: Omit<DraftView, 'baseUrl'>): Promise<readonly StyleToken[]>;
}

export interface DraftPagesOptions extends PageServices {
  readonly trustsProxy: boolean;
  readonly building: PageBuilding & DraftWorking;
}

const rebaseFiles = (response: PreparedResponse, filesBase: string): PreparedResponse => {
  if (response.isHtml) return response.withText((html) => rebaseHtmlFileUrls(html, filesBase));
  return response.isStyles ? response.withText((css) => rebaseCssFileUrls(css, filesBase)) : response;
};

/** Neither read from the cache nor stored in it. */
const servePage = async (
  { building, trustsProxy }: DraftPagesOptions,
  exchange: Exchange,
  { mode, filesBase, ...view }: DraftPageRequest,
): Promise<void> => {
  const { request, isSecure } = exchange;
  const pageUrl = parsePageUrl(request.url ?? '/');
  const visitor = { cookieHeader: request.headers.cookie, isSecure };
  const pageRequest = { ...view, pageUrl, access: publicAccess, visitor, drafts: mode };
  const built = await building.build(pageRequest, clientOf(exchange, trustsProxy));
  if (!built) return sendUnknownHost(exchange);
  const response = filesBase === undefined ? built.response : rebaseFiles(built.response, filesBase);
  await response.compressQuickly();
  return send(response, exchange);
};

/** The call waits for the answer, whether or not anybody still reads it. */
const contributorAt = (network: string): PageClient => ({
  address: network,
  isKnown: true,
  isSignedIn: true,
  isGone: () => false,
});

export const createDraftPages = (options: DraftPagesOptions): DraftPages => ({
  serve(request, response, view) {
    const exchange = { request, response, isSecure: originOf(request, options.trustsProxy).isSecure };
    // The site's error page may be the draft that fails.
    const errorHandling = { log: options.log, buildErrorPage: async () => undefined };
    return withErrorPage(exchange, errorHandling, () => servePage(options, exchange, view));
  },
  renderPart: ({ network, site, baseUrl }, part) =>
    options.building.draft({ kind: 'part', site, baseUrl, part }, contributorAt(network)),
  renderForm({ network, site, baseUrl }, { formId, form, ...sent }) {
    const part = { sections: [formPreviewSection(formId)], forms: new Map([[formId, form]]), ...sent };
    return options.building.draft({ kind: 'part', site, baseUrl, part }, contributorAt(network));
  },
  makeStyles: ({ network, site }, styles) =>
    options.building.draft({ kind: 'styles', site, styles }, contributorAt(network)),
  previewTemplate: ({ network, site, baseUrl }, preview) =>
    options.building.draft({ kind: 'template', site, baseUrl, preview }, contributorAt(network)),
  listTokens: ({ network, site }) => options.building.draft({ kind: 'tokens', site }, contributorAt(network)),
});
