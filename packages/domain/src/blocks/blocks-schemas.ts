import type { Static, TSchema } from 'typebox';
import type { BlockKind } from './kinds/block-kinds.ts';
import { listFields, readFieldFacts, type FieldFacts } from './schemas/field-facts.ts';
import * as lists from './schemas/list-schemas.ts';
import * as media from './schemas/media-schemas.ts';
import * as pictures from './schemas/picture-schemas.ts';
import * as small from './schemas/small-schemas.ts';
import * as texts from './schemas/text-schemas.ts';
import { findValueFaults, type ValueFaults } from './schemas/value-faults.ts';

/** What each kind of block stores. */
export const blockSchemas = {
  text: texts.text,
  markdown: texts.markdown,
  quote: texts.quote,
  button: small.button,
  image: pictures.image,
  gallery: pictures.gallery,
  video: media.video,
  audio: media.audio,
  album: media.album,
  code: texts.code,
  embed: media.embed,
  map: media.map,
  line: small.line,
  spacer: small.spacer,
  accordion: texts.accordion,
  menu: texts.menu,
  chart: media.chart,
  calendar: lists.calendar,
  tourDates: lists.tourDates,
  archive: lists.archive,
  tagCloud: lists.tagCloud,
  postsByAuthor: lists.posts,
  postsByTag: lists.posts,
  postsByCategory: lists.posts,
  postsByMonth: lists.posts,
  search: lists.search,
  socialLinks: small.socialLinks,
  summary: lists.summary,
  rss: lists.rss,
  link: small.link,
  twitter: small.twitter,
  instagram: small.instagram,
  foursquare: small.foursquare,
  scrollingText: texts.scrollingText,
  logo: pictures.logo,
  shape: pictures.shape,
} as const satisfies Record<BlockKind, TSchema>;

export type BlockValues = { [Kind in BlockKind]: Static<(typeof blockSchemas)[Kind]> };

export { findValueFaults, readFieldFacts, type FieldFacts, type ValueFaults };

/** What keeps a value from being stored in a block of a kind, by field and in words for the owner. */
export const findBlockValueFaults = (kind: BlockKind, value: unknown): ValueFaults =>
  findValueFaults(blockSchemas[kind], value);

/** What the schema of a kind says of a field such as `options.padding`. */
export const blockFieldFacts = (kind: BlockKind, field: string): FieldFacts | undefined =>
  readFieldFacts(blockSchemas[kind], field.split('.'));

/** The fields of a kind; those of lists stand below the list's name. */
export const blockFields = (kind: BlockKind): readonly string[] => listFields(blockSchemas[kind]);
