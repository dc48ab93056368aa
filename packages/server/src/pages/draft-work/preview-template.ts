import { createHash } from 'node:crypto';
import type { Site } from '@sitewright/domain/sites';
import { templateLimits } from '@sitewright/domain/templates';
import type { TemplateWarning } from '@sitewright/render/templates';
import { buildStylesheet } from '../../styles/index.ts';
import type { TemplateDrafts, TemplateLibrary } from '../../templates/index.ts';
import { publicAccess } from '../../page-access/index.ts';
import { buildPage } from '../build/build-page.ts';
import type { PageServices } from '../build/page-request.ts';
import { parsePageUrl } from '../url/page-url.ts';
import { loadDraftSite } from './draft-parts.ts';
import { findTemplate } from '../drafts/page-drafts.ts';

export interface TemplatePreviewRequest {
  /** Path of the page to show. */
  readonly at: string;
  /** Unsaved texts by path. */
  readonly files: ReadonlyMap<string, string>;
}

export interface TemplatePreview {
  readonly html: string;
  readonly css: string;
  readonly errors: readonly TemplateWarning[];
  readonly errorCount: number;
}

const hashOf = (parts: Iterable<string>): string => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(`${part}\0`);
  return hash.digest('base64url').slice(0, 16);
};

const withFiles = (
  drafts: TemplateDrafts | undefined,
  files: TemplatePreviewRequest['files'],
): TemplateDrafts => ({
  ...drafts,
  key: hashOf([drafts?.key ?? '', ...[...files].flat()]),
  files: new Map([...(drafts?.files ?? []), ...files]),
});

/** The library as if the files were saved. */
const withUnsavedFiles = (
  templates: TemplateLibrary,
  files: TemplatePreviewRequest['files'],
): TemplateLibrary => ({
  ...templates,
  find: (websiteId, version) => templates.findUnsaved(websiteId, version, withFiles(undefined, files)),
  findDraft: (websiteId, version, drafts) =>
    templates.findUnsaved(websiteId, version, withFiles(drafts, files)),
});

const keyOf = ({ file, line = 0, column = 0, message }: TemplateWarning): string =>
  `${file}\0${line}\0${column}\0${message}`;

const byPlace = (a: TemplateWarning, b: TemplateWarning): number =>
  a.file.localeCompare(b.file) || (a.line ?? 0) - (b.line ?? 0) || (a.column ?? 0) - (b.column ?? 0);

/** Deduplicated: parse warnings are reported again by every render. */
const distinct = (warnings: readonly TemplateWarning[]): TemplateWarning[] =>
  [...new Map(warnings.map((warning) => [keyOf(warning), warning])).values()].toSorted(byPlace);

/** A page rendered with unsaved template files, and their errors. Nothing is cached. */
export const previewTemplate = async (
  services: PageServices,
  { site, baseUrl }: { readonly site: Site; readonly baseUrl: string },
  { at, files }: TemplatePreviewRequest,
): Promise<{ readonly answer: TemplatePreview; readonly renderMs: number }> => {
  const pageUrl = parsePageUrl(at);
  const warnings: TemplateWarning[] = [];
  const previewServices: PageServices = {
    ...services,
    templates: withUnsavedFiles(services.templates, files),
    onWarnings: (found) => void warnings.push(...found),
  };
  const request = { site, baseUrl, pageUrl, access: publicAccess, drafts: 'edit' as const };
  const { drafts, templateVersion } = await loadDraftSite(previewServices, site.id);
  const template = await findTemplate(previewServices.templates, {
    websiteId: site.id,
    templateVersion,
    drafts,
  });
  const [built, styles] = await Promise.all([buildPage(previewServices, request), buildStylesheet(template)]);
  const body = built?.response.isHtml ? built.response.variant('identity')?.body : undefined;
  const errors = distinct([...template.warnings, ...styles.warnings, ...warnings]);
  const answer = {
    html: body?.toString('utf8') ?? '',
    css: styles.css,
    errors: errors.slice(0, templateLimits.ERRORS_SHOWN),
    errorCount: errors.length,
  };
  return { answer, renderMs: built?.cost?.renderMs ?? 0 };
};
