import { createRenderEngine } from '../formatters/index.ts';
import {
  requirementsOfPage,
  renderMainContent,
  renderPage,
  type PageData,
  type PageRequest,
} from '../page/index.ts';
import { compileTemplateSet } from '../templates/index.ts';
import { loadSample, sampleNow } from './sample-site.ts';

const engine = createRenderEngine();
const region =
  '<html><head>{squarespace-headers}</head><body class="{squarespace.page-classes}">{squarespace.main-content}</body></html>';

/** A page of the sample site with a small template. */
export const requestOf = (data: PageData, files: Record<string, string> = {}): PageRequest => {
  const template = compileTemplateSet(engine, new Map(Object.entries({ 'site.region': region, ...files })));
  return {
    engine,
    template,
    data,
    loaded: loadSample(requirementsOfPage(template, data)),
    assets: { stylesheetUrl: '/site.css', loaderUrl: '/loader.js' },
    host: { locale: undefined },
    now: sampleNow,
  };
};

export const renderSample = (
  data: PageData,
  files?: Record<string, string>,
  rest: Partial<PageRequest> = {},
) => renderPage({ ...requestOf(data, files), ...rest });

export const mainContentOf = (data: PageData, files?: Record<string, string>): string =>
  renderMainContent(requestOf(data, files)).html;
