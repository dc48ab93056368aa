import type { TemplateError } from '@sitewright/template';
import { allowRecaptcha } from '../blocks/index.ts';
import { withCartTotals, withCheckoutButton } from '../cart/index.ts';
import type { RenderEngine, RenderHost } from '../formatters/index.ts';
import { nothingLoaded, type LoadedRequirements } from '../data-requirements/index.ts';
import { derivedFrom } from '../derived/index.ts';
import {
  createScriptMarkers,
  resolveScripts,
  type OwnMarkup,
  type ResolvedScripts,
} from '../inline-scripts/index.ts';
import type { TagHost } from '../tags/index.ts';
import {
  systemTexts,
  type SystemTexts,
  type TemplateSet,
  type TemplateUnit,
  type TemplateWarning,
} from '../templates/index.ts';
import { findCodeMarkup, findFormMarkup } from './output/code-markup.ts';
import type { ContentSource } from './context/content-context.ts';
import { canvasPage, everyScript } from './edit/canvas-page.ts';
import { finishPage, type FinishedPage } from './output/finish-page.ts';
import { idleScripts } from './output/idle-scripts.ts';
import { layoutUnit, mainUnit, unitsOf } from './model/template-units.ts';
import { productParts } from './context/product-parts.ts';
import { needsRestockCaptcha } from './context/shop-context.ts';
import { createPageBlocks, type PageMode } from './blocks/page-blocks.ts';
import { PageErrors } from './model/page-errors.ts';
import { createPageSlots } from './output/page-slots.ts';
import { assembleContext, type PageContext } from './context/page-context.ts';
import type { PageData } from './model/page-data.ts';
import {
  buildHeaders,
  pageClasses,
  pageId,
  siteCode,
  type PageAssets,
  type PageTranslation,
} from './head/page-head.ts';
import { changesAt, cacheTagsOf, type PageCacheTag } from './model/page-lifetime.ts';
import { chromeOf, withAnnouncement } from './output/page-chrome.ts';
import { createPageTags } from './context/page-tags.ts';
import { ownTitleOf } from './head/page-title.ts';
import { siteStrings } from './model/site-strings.ts';
import { cartTotalsOf, checkoutButtonOf, checkoutContentOf, withPlainOrder } from './output/shop-parts.ts';
import { contextScript } from './scripts/script-context.ts';
import { renderWholeLayout, type RenderedUnit } from './output/whole-layout.ts';
import { withDirection } from './output/text-direction.ts';
import { blockOverride } from './context/block-override.ts';

export interface PageRequest {
  readonly engine: RenderEngine;
  readonly template: TemplateSet;
  readonly data: PageData;
  readonly loaded?: LoadedRequirements;
  readonly assets: PageAssets;
  readonly host: RenderHost;
  readonly now: number;
  readonly mode?: PageMode;
  readonly translations?: readonly PageTranslation[];
}

export interface RenderedPage extends FinishedPage {
  /** Inline scripts that may run: those of the template, which all of its pages share. */
  readonly templateScripts: readonly string[];
  /** Inline scripts that may run: those with data of this page, or in its code. */
  readonly scriptTexts: readonly string[];
  /** Origins of scripts and form targets besides the site's own. */
  readonly scriptHosts: readonly string[];
  readonly formHosts: readonly string[];
  /** Number of template scripts that may not run, because data is part of their code. */
  readonly refusedScripts: number;
  /** Chunks joined on access. */
  readonly html: string;
  /** Not shown to visitors. */
  readonly errors: readonly TemplateError[];
  /** The same by the author's files, computed on access. */
  readonly warnings: readonly TemplateWarning[];
  /** Third-party origins of embeds that visitors may open. */
  readonly frameHosts: readonly string[];
  readonly cacheTags: readonly PageCacheTag[];
  readonly changesAt: number;
}

/** Random per process, so that stored content cannot contain them. */
const SCRIPT_MARKS = createScriptMarkers(crypto.randomUUID());

const PRELOAD_MARK = `<!--preload ${crypto.randomUUID()}-->`;

/** The state of rendering one page. */
interface PageRun {
  readonly request: PageRequest;
  readonly data: PageData;
  readonly loaded: LoadedRequirements;
  readonly source: ContentSource;
  readonly context: PageContext;
  readonly texts: SystemTexts;
  readonly host: TagHost;
  readonly errors: PageErrors;
}

const startRun = (request: PageRequest): PageRun => {
  const { template, mode = 'visitor', loaded = nothingLoaded } = request;
  const localizedStrings = siteStrings(template, request.data);
  const data: PageData = { ...request.data, localizedStrings, now: request.data.now ?? request.now };
  const errors = new PageErrors();
  const host = { ...request.host, currency: data.site.settings.currency };
  const override = blockOverride({ ...request, host }, errors);
  const renderProduct = productParts({ ...request, data, host, loaded, localizedStrings });
  const blocks = createPageBlocks({ data, loaded, mode, localizedStrings, override, renderProduct });
  const source: ContentSource = { data, loaded, blocks };
  const tags = createPageTags({ source, mode, scriptMarks: SCRIPT_MARKS });
  const context = assembleContext(source, localizedStrings);
  if (needsRestockCaptcha(data, context)) allowRecaptcha(blocks.context);
  return {
    request,
    data,
    loaded,
    source,
    context,
    texts: systemTexts(data.language ?? data.site.settings.language, localizedStrings),
    host: { ...host, tags },
    errors,
  };
};

const render = (run: PageRun, unit: TemplateUnit | undefined, json: unknown): RenderedUnit => {
  if (!unit) return { html: '', isCut: false };
  const { engine, template, now } = run.request;
  const result = engine.render({
    template: unit.compiled,
    json,
    partials: template.partials,
    host: run.host,
    now,
  });
  run.errors.add(unit, result.errors);
  return { html: result.output, isCut: result.errors.some(({ code }) => code === 'limit-reached') };
};

const systemVariables = ({ data, request }: PageRun) => ({
  'page-id': pageId(data),
  'page-classes': pageClasses(data, request.template.tweakClasses),
  'page-title': ownTitleOf(data),
  'cart-classes': 'sqs-cart-dropzone',
  'template-revision': data.version,
});

/**
 * Raw search query and hits. Built-in templates escape them; others may print them raw and get escaped ones.
 */
const searchOf = ({ data: { search } }: PageRun) =>
  search ? { searchQuery: search.query, searchHits: search.hits } : {};

/** For built-in templates only, so that `words` is undefined in a site's templates. */
const textsFor = (run: PageRun, unit: TemplateUnit | undefined): { words?: SystemTexts } =>
  [...run.request.template.system.values()].some((each) => each === unit)
    ? { words: run.texts, ...searchOf(run) }
    : {};

const named = derivedFrom((_texts: SystemTexts) => new WeakMap<object, Readonly<Record<string, unknown>>>());

/** Built-in texts as `shop`; a text of the template with that key takes precedence. */
const namedStrings = ({ context: { localizedStrings }, texts }: PageRun) => {
  const known = named(texts);
  const strings = known.get(localizedStrings) ?? { shop: texts, ...localizedStrings };
  known.set(localizedStrings, strings);
  return strings;
};

const renderMain = (run: PageRun): string => {
  const unit = mainUnit(run.request.template, run.data);
  const button = checkoutButtonOf(run);
  const totals = cartTotalsOf(run);
  const { html } = render(run, unit, {
    ...run.context,
    ...(button === '' ? {} : { checkoutButton: button }),
    ...(totals === '' ? {} : { cartTotals: totals }),
    ...checkoutContentOf(run),
    ...textsFor(run, unit),
    localizedStrings: namedStrings(run),
    squarespace: systemVariables(run),
  });
  return withCheckoutButton(
    withCartTotals(withPlainOrder(html, { ...run, mode: run.request.mode }), totals),
    button,
  );
};

const renderLayout = (run: PageRun, script: string): string => {
  const { data, loaded, request } = run;
  const mainContent = renderMain(run);
  const headers = buildHeaders({
    data,
    loaded,
    assets: request.assets,
    script,
    preloadMark: PRELOAD_MARK,
    ...(request.translations ? { translations: request.translations } : {}),
  });
  const { bar, popup } = chromeOf(data, request.mode ?? 'visitor');
  const footers = siteCode(data, 'footerCode') + popup;
  const layout = layoutUnit(request.template, data);
  const html = renderWholeLayout(request.template, { layout, mainContent }, (unit, content) =>
    render(run, unit, {
      ...run.context,
      localizedStrings: namedStrings(run),
      'squarespace-headers': headers,
      'squarespace-footers': footers,
      'squarespace-post-entry': '',
      squarespace: {
        ...systemVariables(run),
        'main-content': content,
        'announcement-bar': bar,
        headers,
        footers,
      },
    }),
  );
  const whole = withAnnouncement(html, bar, request.template);
  return withDirection(whole, data.site.settings.language);
};

const finish = (run: PageRun, html: string): FinishedPage => {
  const isEdit = run.request.mode === 'edit';
  const finished = finishPage(html, {
    preloadMark: PRELOAD_MARK,
    idleScripts: isEdit ? everyScript : idleScripts,
    slots: createPageSlots(run.source),
  });
  if (!isEdit) return finished;
  const errors = run.errors.locate(run.request.template);
  return { ...finished, pieces: [canvasPage(finished.pieces.join(''), run.data, errors)] };
};

const REFUSED_SCRIPT =
  'A script did not run because data would stand in it as code: print it in quotes or with |json.';

const distinct = (lists: readonly (readonly string[])[]): readonly string[] => [...new Set(lists.flat())];

const joinMarkup = (parts: readonly OwnMarkup[]): OwnMarkup => ({
  scriptTexts: distinct(parts.map(({ scriptTexts }) => scriptTexts)),
  scriptHosts: distinct(parts.map(({ scriptHosts }) => scriptHosts)),
  formHosts: distinct(parts.map(({ formHosts }) => formHosts)),
});

const markupOf = (units: Iterable<TemplateUnit>): OwnMarkup =>
  joinMarkup([...units].map(({ markup }) => markup));

const markupOfUnits = derivedFrom((units: readonly TemplateUnit[]) => markupOf(units));
const markupOfOverrides = derivedFrom(({ blockOverrides }: TemplateSet) => markupOf(blockOverrides.values()));

/** From templates and code only: the finished page contains data, which could inject scripts. */
const policyOf = (run: PageRun, units: readonly TemplateUnit[], scripts: readonly string[]) => {
  const own = joinMarkup([markupOfUnits(units), markupOfOverrides(run.request.template)]);
  const code = [...findCodeMarkup(run.data), ...findFormMarkup(run.source.blocks.context.formScope)];
  const { scriptHosts, formHosts } = code.length === 0 ? own : joinMarkup([own, ...code]);
  return {
    templateScripts: own.scriptTexts,
    scriptTexts: distinct([scripts, ...code.map(({ scriptTexts }) => scriptTexts)]),
    scriptHosts,
    formHosts,
  };
};

interface CompletedPage {
  readonly settled: ResolvedScripts;
  /** The built-in script of the page. */
  readonly scripts: readonly string[];
}

/**
 * A class because of V8: getters of an object literal keep its hidden class, and so all page data, alive
 * until a major GC.
 */
class CompletePage implements RenderedPage {
  readonly pieces: readonly string[];
  readonly templateScripts: readonly string[];
  readonly scriptTexts: readonly string[];
  readonly scriptHosts: readonly string[];
  readonly formHosts: readonly string[];
  readonly refusedScripts: number;
  readonly linkedFiles: readonly string[];
  readonly frameHosts: readonly string[];
  readonly cacheTags: readonly PageCacheTag[];
  readonly changesAt: number;
  private readonly run: PageRun;

  constructor(run: PageRun, { settled, scripts }: CompletedPage) {
    const finished = finish(run, settled.html);
    const units = unitsOf(run.request.template, run.data);
    const policy = policyOf(run, units, [...scripts, ...settled.scriptTexts]);
    this.run = run;
    this.pieces = finished.pieces;
    this.templateScripts = policy.templateScripts;
    this.scriptTexts = policy.scriptTexts;
    this.scriptHosts = [...policy.scriptHosts, ...run.source.blocks.context.scripts];
    this.formHosts = policy.formHosts;
    this.refusedScripts = settled.refusedScripts;
    this.linkedFiles = finished.linkedFiles;
    this.frameHosts = [...run.source.blocks.context.frames];
    this.cacheTags = cacheTagsOf(run.data, run.loaded);
    this.changesAt = changesAt(run, units);
  }

  get html(): string {
    return this.pieces.join('');
  }

  get errors(): readonly TemplateError[] {
    return this.run.errors.all;
  }

  get warnings(): readonly TemplateWarning[] {
    return [...this.run.errors.locate(this.run.request.template), ...this.scriptWarnings()];
  }

  /** It is not known whose script was refused, so every template that prints data into scripts is named. */
  private scriptWarnings(): TemplateWarning[] {
    if (this.refusedScripts === 0) return [];
    const open = unitsOf(this.run.request.template, this.run.data).filter(
      ({ hasOpenScripts }) => hasOpenScripts,
    );
    return open.map(({ locate }) => ({ file: locate({ line: 1 }).file, message: REFUSED_SCRIPT }));
  }
}

/** Renders a page to an HTML document. A broken template still yields a page. */
export const renderPage = (request: PageRequest): RenderedPage => {
  const run = startRun(request);
  const script = contextScript(run.source, run.context);
  const settled = resolveScripts(renderLayout(run, script), SCRIPT_MARKS);
  return new CompletePage(run, { settled, scripts: [script] });
};

/** The response to `?format=main-content`: the page without its layout. */
export const renderMainContent = (request: PageRequest): RenderedPage => {
  const run = startRun(request);
  return new CompletePage(run, { settled: resolveScripts(renderMain(run), SCRIPT_MARKS), scripts: [] });
};
