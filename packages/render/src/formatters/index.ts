import {
  coreFormatters,
  corePredicates,
  createEngine,
  notImplementedFormatter,
  notImplementedPredicate,
  type Engine,
  type FormatterTable,
  type Limits,
  type PredicateTable,
} from '@sitewright/template';
import * as cart from '../cart/index.ts';
import * as catalogue from '../catalogue/index.ts';
import * as comments from '../comments/index.ts';
import * as content from '../content/index.ts';
import * as dates from '../dates/index.ts';
import * as events from '../events/index.ts';
import * as forms from '../forms/index.ts';
import * as languages from '../languages/index.ts';
import * as media from '../media/index.ts';
import * as messages from '../messages/index.ts';
import * as money from '../money/index.ts';
import * as productFilters from '../product-filters/index.ts';
import * as restock from '../restock/index.ts';
import * as social from '../social/index.ts';
import * as tags from '../tags/index.ts';
import type { RenderHost } from '../languages/index.ts';

export { openLocale, type Locale, type RenderHost } from '../languages/index.ts';

export const formatters: FormatterTable<RenderHost> = {
  ...coreFormatters,
  ...cart.formatters,
  ...catalogue.formatters,
  ...comments.formatters,
  ...content.formatters,
  ...dates.formatters,
  ...events.formatters,
  ...forms.formatters,
  ...languages.formatters,
  ...media.formatters,
  ...messages.formatters,
  ...money.formatters,
  ...productFilters.formatters,
  ...restock.formatters,
  ...social.formatters,
  datetimefield: notImplementedFormatter('datetimefield'),
  unit: notImplementedFormatter('unit'),
};

export const predicates: PredicateTable<RenderHost> = {
  ...corePredicates,
  ...catalogue.predicates,
  ...comments.predicates,
  ...content.predicates,
  ...events.predicates,
  'units-metric?': notImplementedPredicate('units-metric?'),
};

export type RenderEngine = Engine<RenderHost>;

/** The template engine with all formatters, predicates and compiled tags. */
export const createRenderEngine = (limits: Partial<Limits> = {}): RenderEngine =>
  createEngine<RenderHost>({ formatters: { ...formatters, ...tags.formatters }, predicates, limits });
