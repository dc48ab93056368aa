import { createHash } from 'node:crypto';
import { publicCommentSettings } from '@sitewright/domain/comments';
import type { SiteForm } from '@sitewright/domain/forms';
import { canonicalJson } from '@sitewright/domain/documents';
import { pageTypes } from '@sitewright/domain/pages';
import type { Site } from '@sitewright/domain/sites';
import type { StyleToken } from '@sitewright/domain/styles';
import {
  nothingLoaded,
  requirementsOfPart,
  renderPart,
  type CanvasPart,
  type LoadedRequirements,
  type SentForm,
} from '@sitewright/render/page';
import type { StylesContent } from '../../documents/index.ts';
import { buildStylesheet, type CompiledStyles } from '../../styles/index.ts';
import type { ContentServices } from '../build/build-content.ts';
import { CostMeter } from '../build/page-cost.ts';
import { loadRequirements } from '../load/requirements-store.ts';
import type { OutlineLibrary, SiteOutline } from '../load/site-outline.ts';
import { loadSiteState } from '../load/site-state-store.ts';
import { currentMonth } from '../projections/month-of.ts';
import { outlineWithDrafts, templateDraftsOf } from '../drafts/draft-source.ts';
import { listChangedDrafts } from '../drafts/drafts-store.ts';
import { findTemplate, type PageDrafts } from '../drafts/page-drafts.ts';

interface PartServices extends ContentServices {
  readonly outlines: OutlineLibrary;
  readonly clock: () => Date;
}

export interface DraftPart extends CanvasPart {
  /** The page it is on. */
  readonly collectionId?: string;
  /** Unsaved forms by id, shown in place of the saved ones. */
  readonly forms?: ReadonlyMap<string, SiteForm>;
  /** A form that was sent, or refused. */
  readonly sentForm?: SentForm;
}

interface DraftSite {
  readonly outline: SiteOutline;
  readonly version: number;
  readonly templateVersion: number;
  readonly drafts: PageDrafts;
}

/** The site outline with drafts applied. */
export const loadDraftSite = async (
  { database, outlines }: PartServices,
  websiteId: string,
): Promise<DraftSite> => {
  const [state, changed] = await Promise.all([
    loadSiteState(database, outlines, websiteId),
    listChangedDrafts(database, websiteId),
  ]);
  return {
    ...state,
    outline: outlineWithDrafts(state.outline, changed),
    drafts: { mode: 'edit', template: templateDraftsOf(changed) },
  };
};

const loadPageRequirements = async (
  { database }: PartServices,
  part: DraftPart,
  { site, outline, now }: { readonly site: Site; readonly outline: SiteOutline; readonly now: number },
): Promise<LoadedRequirements> => {
  const request = { ...requirementsOfPart(part, outline.siteChrome), authorIds: [] };
  const { requirements, assetIds, formIds, fundIds } = request;
  if ([requirements, assetIds, formIds, fundIds].every(({ length }) => length === 0)) return nothingLoaded;
  const month = currentMonth(now, site.settings.timeZone);
  const scope = {
    websiteId: site.id,
    outline,
    now,
    month,
    ownCollectionId: part.collectionId,
    showsDrafts: true,
  };
  return loadRequirements(database, request, scope);
};

export const renderDraftPart = async (
  services: PartServices,
  { site, baseUrl }: { readonly site: Site; readonly baseUrl: string },
  part: DraftPart,
): Promise<{ readonly answer: string; readonly renderMs: number }> => {
  const now = services.clock().getTime();
  const { outline, drafts, templateVersion, version } = await loadDraftSite(services, site.id);
  const [template, loaded] = await Promise.all([
    findTemplate(services.templates, { websiteId: site.id, templateVersion, drafts }),
    loadPageRequirements(services, part, { site, outline, now }),
  ]);
  const data = {
    site,
    baseUrl,
    pageType: pageTypes.page,
    settings: { ...publicCommentSettings(outline.commentSettings) },
    store: outline.storeSettings,
    collections: outline.visibleAt(now).list,
    navigations: outline.navigations,
    siteChrome: outline.siteChrome,
    version,
    now,
    ...(part.sentForm ? { sentForm: part.sentForm } : {}),
  };
  const host = services.hostFor(site.settings.language);
  const { forms = new Map() } = part;
  const content = { ...loaded, forms: new Map([...loaded.forms, ...forms]) };
  const meter = new CostMeter();
  const rendering = { engine: services.engine, template, data, loaded: content, host, now };
  const answer = meter.render(() => renderPart(rendering, part));
  return { answer, renderMs: meter.spent.renderMs };
};

/** Of the draft template: a token can be set before the template is published. */
export const listDraftTokens = async (services: PartServices, site: Site): Promise<readonly StyleToken[]> => {
  const { drafts, templateVersion } = await loadDraftSite(services, site.id);
  const template = await findTemplate(services.templates, { websiteId: site.id, templateVersion, drafts });
  return template.styleTokens;
};

export interface DraftStyles extends CompiledStyles {
  readonly bodyClasses: readonly string[];
}

export const buildDraftStyles = async (
  services: PartServices,
  site: Site,
  styles: StylesContent,
): Promise<DraftStyles> => {
  const { drafts, templateVersion } = await loadDraftSite(services, site.id);
  const key = createHash('sha256').update(canonicalJson(styles)).digest('base64url').slice(0, 16);
  const template = await services.templates.findDraft(site.id, templateVersion, {
    key: `${drafts.template?.key ?? ''} ${key}`,
    files: drafts.template?.files ?? new Map(),
    styles,
  });
  return { ...(await buildStylesheet(template)), bodyClasses: template.tweakClasses };
};
