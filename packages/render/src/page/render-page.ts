import { pageTypes } from '@sitewright/domain/pages';
import type { CompiledTemplate, Engine, TemplateError } from '@sitewright/template';
import type { TemplateSet } from '../templates/index.ts';
import { fillNavigationTags, navigationItems } from './navigation-tag.ts';
import { buildPageContext, type PageData } from './page-context.ts';
import { buildHeaders, pageClasses, type PageAssets } from './page-head.ts';
import { notFoundContent, plainLayout } from './system-content.ts';

export interface PageRequest<Host> {
  readonly engine: Engine<Host>;
  readonly template: TemplateSet;
  readonly data: PageData;
  readonly assets: PageAssets;
  readonly host: Host;
  readonly now: number;
}

export interface RenderedPage {
  readonly html: string;
  /** Collected, never shown to visitors. */
  readonly errors: readonly TemplateError[];
}

const mainTemplate = ({ template, data }: Pick<PageRequest<unknown>, 'template' | 'data'>) => {
  const { collection, pageType } = data;
  if (pageType === pageTypes.notFound) return template.pages.get('404') ?? notFoundContent;
  return (collection && template.pages.get(collection.typeName)) ?? '';
};

/** Site, page and data become one HTML document. A broken template still gives a page. */
export const renderPage = <Host>(request: PageRequest<Host>): RenderedPage => {
  const { engine, template, data, assets, host, now } = request;
  const errors: TemplateError[] = [];
  const render = (source: CompiledTemplate | string, json: unknown): string => {
    const result = engine.render({ template: source, json, partials: template.partials, host, now });
    errors.push(...result.errors);
    return result.output;
  };

  const context = buildPageContext(data);
  const headers = buildHeaders(data, assets);
  const regionContext = {
    ...context,
    'squarespace-headers': headers,
    'squarespace-footers': '',
    squarespace: {
      'main-content': render(mainTemplate(request), context),
      headers,
      footers: '',
      'page-id': data.collection ? `collection-${data.collection.id}` : 'system-page',
      'page-classes': pageClasses(data),
      'page-title': data.collection?.title ?? '',
      'template-revision': data.version,
    },
  };
  const layout =
    template.layouts.get(data.collection?.regionName ?? 'default') ?? template.layouts.get('default');
  const region = render(layout ?? plainLayout, regionContext);
  const html = fillNavigationTags(region, ({ navigationId, template: name }) => {
    const source = template.partials[name];
    return source ? render(source, { ...context, items: navigationItems(data, navigationId) }) : '';
  });
  return { html, errors };
};
