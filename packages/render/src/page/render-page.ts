import type { TemplateError } from '@sitewright/template';
import {
  checkoutNote,
  findStandaloneButton,
  noscriptOrder,
  requireChoices,
  withCheckoutNote,
} from '../cart/index.ts';
import type { RenderEngine, RenderHost } from '../formatters/index.ts';
import { nothingLoaded, type LoadedRequirements } from '../data-requirements/index.ts';
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
import { findCodeMarkup } from './output/code-markup.ts';
import type { ContentSource } from './context/content-context.ts';
import { canvasPage, everyScript } from './edit/canvas-page.ts';
import { finishPage, type FinishedPage } from './output/finish-page.ts';
import { idleScripts } from './output/idle-scripts.ts';
import { layoutUnit, mainUnit, unitsOf } from './model/template-units.ts';
import { productParts } from './context/product-parts.ts';
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
import { changesAt, subjectsOf, type PageSubject } from './model/page-lifetime.ts';
import { chromeOf, withAnnouncement } from './output/page-chrome.ts';
import { createPageTags } from './context/page-tags.ts';
import { ownTitleOf } from './head/page-title.ts';
import { siteStrings } from './model/site-strings.ts';
import { isProductPage } from './context/shop-context.ts';
import { contextScript } from './scripts/script-context.ts';
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
  /** Texts of inline scripts that may run: those of the template alone, which all of its pages share. */
  readonly templateScripts: readonly string[];
  /** The same of scripts that were made for this page, or come with its code. */
  readonly scriptTexts: readonly string[];
  /** Origins that scripts may be loaded from, and forms sent to, besides the site's own. */
  readonly scriptHosts: readonly string[];
  readonly formHosts: readonly string[];
  /** Scripts of the template that may not run, because data stands in them as code. */
  readonly refusedScripts: number;
  /** The pieces joined, when it is asked for. */
  readonly html: string;
  /** Collected, never shown to visitors. */
  readonly errors: readonly TemplateError[];
  /** The same by the author's files, worked out when it is asked for. */
  readonly warnings: readonly TemplateWarning[];
  /** Outside origins whose frames the visitor may open. */
  readonly frameHosts: readonly string[];
  readonly subjects: readonly PageSubject[];
  readonly changesAt: number;
}

/** No stored content can hold them: they are made anew with every start of the program. */
const SCRIPT_MARKS = createScriptMarkers(crypto.randomUUID());

const PRELOAD_MARK = `<!--preload ${crypto.randomUUID()}-->`;

/** One page on its way from data to HTML. */
interface PageRun {
  readonly request: PageRequest;
  readonly data: PageData;
  readonly loaded: LoadedRequirements;
  readonly source: ContentSource;
  readonly context: PageContext;
  readonly words: SystemTexts;
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
  return {
    request,
    data,
    loaded,
    source,
    context: assembleContext(source, localizedStrings),
    words: systemTexts(data.language ?? data.site.settings.language, localizedStrings),
    host: { ...host, tags },
    errors,
  };
};

const render = (run: PageRun, unit: TemplateUnit | undefined, json: unknown): string => {
  if (!unit) return '';
  const { engine, template, now } = run.request;
  const result = engine.render({
    template: unit.compiled,
    json,
    partials: template.partials,
    host: run.host,
    now,
  });
  run.errors.add(unit, result.errors);
  return result.output;
};

const systemVariables = ({ data, request }: PageRun) => ({
  'page-id': pageId(data),
  'page-classes': pageClasses(data, request.template.tweakClasses),
  'page-title': ownTitleOf(data),
  'cart-classes': 'sqs-cart-dropzone',
  'template-revision': data.version,
});

/** What was searched for and found as it is. The program's own templates escape it; others may print it raw. */
const searchOf = ({ data: { search } }: PageRun) =>
  search ? { searchQuery: search.query, searchHits: search.hits } : {};

/** For the program's own templates alone: in a template of the site's it would be a name that it never gave. */
const textsFor = (run: PageRun, unit: TemplateUnit | undefined): { words?: SystemTexts } =>
  [...run.request.template.system.values()].some((each) => each === unit)
    ? { words: run.words, ...searchOf(run) }
    : {};

/** The program's words by the names under which a template says them otherwise; a text that it calls `shop` is its own. */
const namedStrings = ({ context, words }: PageRun) => ({ shop: words, ...context.localizedStrings });

/** A product's page sells without script: by the form of its template, or by one behind the button that stands alone. */
const withPlainOrder = (html: string, run: PageRun): string => {
  const { item } = run.context;
  if (!item || !isProductPage(run.data) || run.request.mode === 'edit') return html;
  const at = findStandaloneButton(html, item.id);
  if (at === undefined) return requireChoices(html);
  return html.slice(0, at) + noscriptOrder(item, run.words) + html.slice(at);
};

/** What the cart page says about paying; nothing beside an empty cart and on other pages. */
const checkoutNoteOf = ({ data, context, words }: PageRun): string => {
  const { contactEmail } = data.settings ?? {};
  return data.cart && context.shoppingCart.entries.length > 0
    ? checkoutNote(words, typeof contactEmail === 'string' ? contactEmail : '')
    : '';
};

const renderMain = (run: PageRun): string => {
  const unit = mainUnit(run.request.template, run.data);
  const note = checkoutNoteOf(run);
  const html = render(run, unit, {
    ...run.context,
    ...(note === '' ? {} : { checkoutNote: note }),
    ...textsFor(run, unit),
    localizedStrings: namedStrings(run),
    squarespace: systemVariables(run),
  });
  return withCheckoutNote(withPlainOrder(html, run), note);
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
  const html = render(run, layoutUnit(request.template, data), {
    ...run.context,
    localizedStrings: namedStrings(run),
    'squarespace-headers': headers,
    'squarespace-footers': footers,
    'squarespace-post-entry': '',
    squarespace: {
      ...systemVariables(run),
      'main-content': mainContent,
      'announcement-bar': bar,
      headers,
      footers,
    },
  });
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

const distinct = (lists: readonly (readonly string[])[]): string[] => [...new Set(lists.flat())];

/** From the text of templates and code alone: the finished page holds data, which could add to it. */
const policyOf = (run: PageRun, units: readonly TemplateUnit[], scripts: readonly string[]) => {
  const own = [...units, ...run.request.template.blockOverrides.values()].map(({ markup }) => markup);
  const code = findCodeMarkup(run.data);
  const both: readonly OwnMarkup[] = [...own, ...code];
  return {
    templateScripts: distinct(own.map(({ scriptTexts }) => scriptTexts)),
    scriptTexts: distinct([scripts, ...code.map(({ scriptTexts }) => scriptTexts)]),
    scriptHosts: distinct(both.map(({ scriptHosts }) => scriptHosts)),
    formHosts: distinct(both.map(({ formHosts }) => formHosts)),
  };
};

interface CompletedPage {
  readonly settled: ResolvedScripts;
  /** The program's own script of the page. */
  readonly scripts: readonly string[];
}

/**
 * A class for its getters: those of an object literal belong to the object's own hidden class, which only a full
 * collection lets go, and with it all that the page was made of.
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
  readonly subjects: readonly PageSubject[];
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
    this.scriptHosts = policy.scriptHosts;
    this.formHosts = policy.formHosts;
    this.refusedScripts = settled.refusedScripts;
    this.linkedFiles = finished.linkedFiles;
    this.frameHosts = [...run.source.blocks.context.frames];
    this.subjects = subjectsOf(run.data, run.loaded);
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

  /** Data does not tell whose script it stopped: every template that prints some into one is named. */
  private scriptWarnings(): TemplateWarning[] {
    if (this.refusedScripts === 0) return [];
    const open = unitsOf(this.run.request.template, this.run.data).filter(
      ({ hasOpenScripts }) => hasOpenScripts,
    );
    return open.map(({ locate }) => ({ file: locate({ line: 1 }).file, message: REFUSED_SCRIPT }));
  }
}

/** Site, page and data become one HTML document. A broken template still gives a page. */
export const renderPage = (request: PageRequest): RenderedPage => {
  const run = startRun(request);
  const script = contextScript(run.source, run.context);
  const settled = resolveScripts(renderLayout(run, script), SCRIPT_MARKS);
  return new CompletePage(run, { settled, scripts: [script] });
};

/** What `?format=main-content` answers: the page without its layout. */
export const renderMainContent = (request: PageRequest): RenderedPage => {
  const run = startRun(request);
  return new CompletePage(run, { settled: resolveScripts(renderMain(run), SCRIPT_MARKS), scripts: [] });
};
