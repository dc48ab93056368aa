import type { Site } from '@sitewright/domain/sites';
import type { StyleToken } from '@sitewright/domain/styles';
import type { StylesContent } from '../../documents/index.ts';
import type { PageClient } from '../build/page-building.ts';
import type { PageServices } from '../build/page-request.ts';
import {
  buildDraftStyles,
  listDraftTokens,
  renderDraftPart,
  type DraftPart,
  type DraftStyles,
} from './draft-parts.ts';
import { previewTemplate, type TemplatePreview, type TemplatePreviewRequest } from './preview-template.ts';

interface DraftView {
  readonly site: Site;
  /** Scheme and host as the viewer sees them. */
  readonly baseUrl: string;
}

/** What runs the template of a site for its contributors, as plain data: another thread may do it. */
export type DraftWork =
  /** One part of a page as the canvas shows it. */
  | (DraftView & { readonly kind: 'part'; readonly part: DraftPart })
  /** A page rendered with unsaved template files. */
  | (DraftView & { readonly kind: 'template'; readonly preview: TemplatePreviewRequest })
  /** The stylesheet that these styles would produce if published. */
  | { readonly kind: 'styles'; readonly site: Site; readonly styles: StylesContent }
  /** The style settings that the template offers to owners. */
  | { readonly kind: 'tokens'; readonly site: Site };

interface DraftAnswers {
  readonly part: string;
  readonly template: TemplatePreview;
  readonly styles: DraftStyles;
  readonly tokens: readonly StyleToken[];
}

export type DraftAnswer<Work extends DraftWork = DraftWork> = DraftAnswers[Work['kind']];

export interface FinishedDraft {
  readonly answer: DraftAnswer;
  readonly renderMs: number;
}

/** Where it is done: by this thread or by others. */
export interface DraftWorking {
  draft<Work extends DraftWork>(work: Work, client: PageClient): Promise<DraftAnswer<Work>>;
}

export const runDraftWork = async (services: PageServices, work: DraftWork): Promise<FinishedDraft> => {
  switch (work.kind) {
    case 'part':
      return renderDraftPart(services, work, work.part);
    case 'template':
      return previewTemplate(services, work, work.preview);
    case 'styles':
      return { answer: await buildDraftStyles(services, work.site, work.styles), renderMs: 0 };
    case 'tokens':
      return { answer: await listDraftTokens(services, work.site), renderMs: 0 };
  }
};
