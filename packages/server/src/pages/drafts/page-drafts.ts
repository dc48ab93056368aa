import type { TemplateSet } from '@sitewright/render/templates';
import type { TemplateDrafts, TemplateLibrary } from '../../templates/index.ts';
import type { PastRevision } from '../url/canvas-url.ts';

/** `edit`: with canvas markup and without scripts; `visitor`: as if it were published. */
export type DraftMode = 'edit' | 'visitor';

/** How a page built from drafts differs from the published one. */
export interface PageDrafts {
  readonly mode: DraftMode;
  /** Undefined if template and styles have no unpublished changes. */
  readonly template: TemplateDrafts | undefined;
  readonly past?: PastRevision | undefined;
  /** Of the displayed page or item. */
  readonly revision?: number | undefined;
  /** Draft styles and templates on published pages. */
  readonly isStyleOnly?: boolean;
}

/**
 * The canvas is a frame on the owner app's origin: a script in it could act as the owner. So no scripts run, and
 * nothing in it may frame a page with scripts.
 */
export const CANVAS_POLICY =
  "script-src 'none'; frame-src 'none'; object-src 'none'; base-uri 'none'; form-action 'none'";

interface WantedTemplate {
  readonly websiteId: string;
  readonly templateVersion: number;
  readonly drafts: PageDrafts | undefined;
}

export const findTemplate = (
  templates: TemplateLibrary,
  { websiteId, templateVersion, drafts }: WantedTemplate,
): Promise<TemplateSet> =>
  drafts?.template
    ? templates.findDraft(websiteId, templateVersion, drafts.template)
    : templates.find(websiteId, templateVersion);

const nameOfPast = ({ kind, id, revision }: PastRevision): string =>
  `${kind}:${encodeURIComponent(id)}:${revision}`;

/** On the canvas the URL marks drafts; in a preview the host name does. */
export const draftStylesUrl = ({ mode, template, past }: PageDrafts, templateVersion: number): string => {
  if (!template) return `/site.css?v=${templateVersion}`;
  const mark = `${mode === 'edit' ? 'edit=1&' : ''}${past ? `revision=${nameOfPast(past)}&` : ''}`;
  return `/site.css?${mark}v=${templateVersion}-${template.key}`;
};

/**
 * The canvas URL for a link within the site. Undefined for any other link: the frame would leave the canvas for a
 * page that runs scripts.
 */
export const findCanvasTarget = (link: string, baseUrl: string): string | undefined => {
  const target = URL.canParse(link, baseUrl) ? new URL(link, baseUrl) : undefined;
  if (target?.host !== new URL(baseUrl).host) return undefined;
  const path = target.pathname.replace(/^\/+/, '/');
  return `${path}${target.search === '' ? '?' : `${target.search}&`}edit=1${target.hash}`;
};
