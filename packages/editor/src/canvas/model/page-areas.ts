import {
  findBlock,
  findSection,
  type FoundBlock,
  type Layout,
  type PlacedBlock,
  type Section,
} from '@sitewright/domain/blocks';
import { isRecord } from '@sitewright/domain/documents';
import { sectionsOfItem } from '@sitewright/domain/pages';
import { keyOf, type DocumentKey } from '../../documents/index.ts';
import type { ChromePart } from '../../site-chrome/index.ts';

/** A part of the page that holds sections, and the document that stores them. */
export interface AreaKey {
  readonly document: DocumentKey;
  /** `sections`, or `field:` with the id of a template's block field. */
  readonly area: string;
  /** The site chrome part that contains it. */
  readonly within?: ChromePart;
}

export interface Area extends AreaKey {
  readonly layout: Layout;
}

/** All editable areas of the page in view, in document order. */
export type PageAreas = readonly Area[];

export const nameOfArea = ({ document, area }: AreaKey): string => `${keyOf(document)} ${area}`;

const FIELD = 'field:';

/** A constant, so that empty areas keep their identity. */
const noSections: Layout = [];

const layoutIn = (value: unknown): Layout => (Array.isArray(value) ? (value as Layout) : noSections);

const bodies = new WeakMap<object, Layout>();

/** The body of an item imported as HTML, as a layout; cached per item to keep its identity. */
const bodyIn = (content: Readonly<Record<string, unknown>>): Layout | undefined => {
  const { id, body, sections } = content;
  if (sections !== undefined || typeof body !== 'string' || typeof id !== 'string') return undefined;
  const layout = bodies.get(content) ?? sectionsOfItem({ id, body }) ?? noSections;
  bodies.set(content, layout);
  return layout;
};

/** The sections of an area; documents have passed the server's schema. */
export const readArea = (content: unknown, area: string): Layout => {
  if (!isRecord(content)) return noSections;
  if (!area.startsWith(FIELD)) return bodyIn(content) ?? layoutIn(content['sections']);
  const { fields } = content;
  return isRecord(fields) ? layoutIn(fields[area.slice(FIELD.length)]) : noSections;
};

export const writeArea = (content: unknown, area: string, layout: Layout): unknown => {
  const whole = isRecord(content) ? content : {};
  if (!area.startsWith(FIELD)) {
    const { body: _body, ...rest } = whole;
    return { ...rest, sections: layout };
  }
  const fields = isRecord(whole['fields']) ? whole['fields'] : {};
  return { ...whole, fields: { ...fields, [area.slice(FIELD.length)]: layout } };
};

/** The areas with their current layouts, for open documents. */
export const pageAreasOf = (
  areas: readonly AreaKey[],
  documents: ReadonlyMap<string, { readonly content: unknown }>,
): PageAreas =>
  areas.flatMap((area) => {
    const open = documents.get(keyOf(area.document));
    return open ? [{ ...area, layout: readArea(open.content, area.area) }] : [];
  });

/** The default area: the page itself, not a template's block field. */
export const mainArea = (pageAreas: PageAreas): Area | undefined =>
  pageAreas.find(({ area }) => area === 'sections') ?? pageAreas.find(({ within }) => within === undefined);

/** The area in a header or footer, if its template has one. */
export const areaWithin = (pageAreas: PageAreas, name: ChromePart): Area | undefined =>
  pageAreas.find(({ within }) => within === name);

export interface AreaBlock extends FoundBlock {
  readonly area: Area;
}

export interface AreaSection {
  readonly area: Area;
  readonly section: Section;
}

export const blockIn = (pageAreas: PageAreas, blockId: string): AreaBlock | undefined => {
  for (const area of pageAreas) {
    const found = findBlock(area.layout, blockId);
    if (found) return { area, ...found };
  }
  return undefined;
};

export const sectionIn = (pageAreas: PageAreas, sectionId: string): AreaSection | undefined => {
  for (const area of pageAreas) {
    const section = findSection(area.layout, sectionId);
    if (section) return { area, section };
  }
  return undefined;
};

const readingOrder = (one: PlacedBlock, other: PlacedBlock): number =>
  one.desktop.rowStart - other.desktop.rowStart || one.desktop.columnStart - other.desktop.columnStart;

/** The blocks of a section in reading order. */
export const blocksInOrder = ({ blocks }: Section): PlacedBlock[] => blocks.toSorted(readingOrder);
