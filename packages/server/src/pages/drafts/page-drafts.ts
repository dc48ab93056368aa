import type { TemplateSet } from '@sitewright/render/templates';
import type { TemplateDrafts, TemplateLibrary } from '../../templates/index.ts';
import type { PastState } from '../url/canvas-url.ts';

/** `edit`: with the marks of the canvas and nothing that runs; `visitor`: as it would be if it were published. */
export type DraftMode = 'edit' | 'visitor';

/** What makes a page of what is saved differ from one that is published. */
export interface PageDrafts {
  readonly mode: DraftMode;
  /** Nothing where template and styles are as published. */
  readonly template: TemplateDrafts | undefined;
  readonly past?: PastState | undefined;
  /** Of the page or item that is shown. */
  readonly revision?: number | undefined;
  /** Styles and template as they are saved, on pages as visitors have them. */
  readonly isLookOnly?: boolean;
}

/**
 * The canvas stands inside the owner's app and on its origin: whatever runs in it could act as the owner. So nothing
 * runs, and nothing in it may be a page that does.
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

const nameOfPast = ({ kind, id, revision }: PastState): string =>
  `${kind}:${encodeURIComponent(id)}:${revision}`;

/** In the canvas the address says that drafts are meant; in the preview its host does. */
export const draftStylesUrl = ({ mode, template, past }: PageDrafts, templateVersion: number): string => {
  if (!template) return `/site.css?v=${templateVersion}`;
  const mark = `${mode === 'edit' ? 'edit=1&' : ''}${past ? `revision=${nameOfPast(past)}&` : ''}`;
  return `/site.css?${mark}v=${templateVersion}-${template.key}`;
};

/**
 * Where the canvas goes along to: an address of this site, however it is written. Nothing for any other: the frame would
 * leave the canvas for a page that runs.
 */
export const findCanvasTarget = (address: string, baseUrl: string): string | undefined => {
  const target = URL.canParse(address, baseUrl) ? new URL(address, baseUrl) : undefined;
  if (target?.host !== new URL(baseUrl).host) return undefined;
  const path = target.pathname.replace(/^\/+/, '/');
  return `${path}${target.search === '' ? '?' : `${target.search}&`}edit=1${target.hash}`;
};
