import {
  gridAreas,
  layOutPhone,
  type Layout,
  type PhoneCell,
  type PlacedBlock,
  type Section,
} from '@sitewright/domain/blocks';
import { isSameContent } from '@sitewright/domain/documents';
import { blockElement, EMPTY_AREA, emptyAreaOf, gridElement, sectionElement } from '../frame-marks.ts';

/** Parts that only the server can render. */
export interface ToRender {
  readonly sectionIds: readonly string[];
  readonly blockIds: readonly string[];
}

const setStyle = (element: HTMLElement, name: string, value: string | undefined): void => {
  if (value === undefined) element.style.removeProperty(name);
  else if (element.style.getPropertyValue(name) !== value) element.style.setProperty(name, value);
};

const setMark = (element: HTMLElement, name: string, value: string | undefined): void => {
  if (value === undefined) element.removeAttribute(name);
  else if (element.getAttribute(name) !== value) element.setAttribute(name, value);
};

/** Applies the style tokens of one section or block. */
const applyTokens = (element: HTMLElement, styles: Section['styles'] = {}): void => {
  const gone = Array.from(element.style).filter(
    (name) => name.startsWith('--sw-') && !Object.hasOwn(styles, name),
  );
  for (const name of gone) element.style.removeProperty(name);
  for (const [name, value] of Object.entries(styles)) setStyle(element, name, value);
};

/** Positions a block in its grid cell like the server does. */
const placeBlock = (element: HTMLElement, cell: PhoneCell): void => {
  const { desktop, phone } = gridAreas(cell);
  const { zIndex, verticalAlignment } = cell.block.desktop;
  setStyle(element, '--d', desktop);
  setStyle(element, '--p', phone);
  setStyle(element, '--z', zIndex === undefined ? undefined : String(zIndex));
  setMark(element, 'data-vertical', verticalAlignment === 'stretch' ? undefined : verticalAlignment);
  setMark(element, 'data-phone', cell.isHidden ? 'hidden' : undefined);
  applyTokens(element, cell.block.styles);
};

/** Reorders children. Moving an element blurs it, so only misplaced ones are moved. */
const arrange = (
  parent: Element,
  elements: readonly Element[],
  isOne: (element: Element) => boolean,
): void => {
  const current = [...parent.children].filter(isOne);
  let before: Element | null = null;
  for (const [index, element] of elements.entries()) {
    if (current[index] !== element || element.parentElement !== parent) {
      const next: Element | null = before ? before.nextElementSibling : (current[0] ?? null);
      if (next !== element) parent.insertBefore(element, next);
      current.splice(0, current.length, ...[...parent.children].filter(isOne));
    }
    before = element;
  }
};

const isSectionElement = (element: Element): boolean => element.hasAttribute('data-edit-section');
const isBlockElement = (element: Element): boolean => element.hasAttribute('data-edit-block');

const createBlockElement = (page: Document, id: string): HTMLElement => {
  const element = page.createElement('div');
  element.className = 'sw-block';
  element.dataset['editBlock'] = id;
  element.dataset['editPending'] = '';
  return element;
};

const createSectionElement = (page: Document, { id }: Section): HTMLElement => {
  const element = page.createElement('section');
  element.className = 'sw-section';
  element.dataset['editSection'] = id;
  const grid = page.createElement('div');
  grid.className = 'sw-grid';
  element.append(grid);
  return element;
};

const applySectionAttributes = (element: HTMLElement, section: Section): void => {
  setMark(element, 'id', section.anchor ?? `section-${section.id}`);
  setMark(element, 'data-theme', section.theme);
  setMark(element, 'data-width', section.width === 'full' ? 'full' : undefined);
  applyTokens(element, section.styles);
};

/** Removed block elements, so that undo restores them without a server render. */
export interface DetachedBlocks {
  readonly blocks: Map<string, { readonly element: HTMLElement; readonly value: unknown }>;
}

interface Painting {
  readonly page: Document;
  readonly detached: DetachedBlocks;
  readonly before: ReadonlyMap<string, Section>;
  readonly blocksBefore: ReadonlyMap<string, PlacedBlock>;
  /** Block elements of this area, queried once. */
  readonly elements: ReadonlyMap<string, HTMLElement>;
  readonly renderBlocks: Set<string>;
  readonly renderSections: Set<string>;
}

const blocksOf = (layout: Layout) => layout.flatMap(({ blocks }) => blocks);

const byId = <Item extends { readonly id: string }>(items: readonly Item[]): Map<string, Item> =>
  new Map(items.map((item) => [item.id, item]));

const paintBlock = (painting: Painting, cell: PhoneCell): HTMLElement => {
  const { page, detached, blocksBefore, elements, renderBlocks } = painting;
  const { block } = cell;
  const former = blocksBefore.get(block.id);
  const present = elements.get(block.id) ?? blockElement(page, block.id);
  if (present && former === block) return present;
  const cached = present ? undefined : detached.blocks.get(block.id);
  const drawn = present ? former?.value : cached?.value;
  if (drawn === undefined || !isSameContent(drawn, block.value)) renderBlocks.add(block.id);
  const element = present ?? cached?.element ?? createBlockElement(page, block.id);
  placeBlock(element, cell);
  return element;
};

const backgroundOf = (section: Section | undefined) => [section?.background, section?.backgroundImageId];

const paintSection = (painting: Painting, section: Section): HTMLElement => {
  const { page, before, renderSections } = painting;
  const element = sectionElement(page, section.id) ?? createSectionElement(page, section);
  const former = before.get(section.id);
  const grid = gridElement(element);
  if (former === section && element.isConnected) return element;
  applySectionAttributes(element, section);
  if (!isSameContent(backgroundOf(former), backgroundOf(section))) renderSections.add(section.id);
  if (grid)
    arrange(
      grid,
      layOutPhone(section.blocks).map((cell) => paintBlock(painting, cell)),
      isBlockElement,
    );
  return element;
};

const detachRemoved = (painting: Painting, area: HTMLElement, after: Layout): void => {
  const { detached, blocksBefore } = painting;
  const kept = new Set(blocksOf(after).map(({ id }) => id));
  for (const element of area.querySelectorAll<HTMLElement>('[data-edit-block]')) {
    const id = element.dataset['editBlock'] ?? '';
    if (kept.has(id)) continue;
    detached.blocks.set(id, { element, value: blocksBefore.get(id)?.value });
    element.remove();
  }
  const sections = new Set(after.map(({ id }) => id));
  for (const element of area.querySelectorAll<HTMLElement>('[data-edit-section]'))
    if (!sections.has(element.dataset['editSection'] ?? '')) element.remove();
};

/** Adds or removes the placeholder of an empty area. */
const updateEmptyState = (area: HTMLElement, layout: Layout): void => {
  const place = emptyAreaOf(area);
  if (layout.length === 0) {
    if (place) return;
    const added = area.ownerDocument.createElement('div');
    added.className = EMPTY_AREA;
    area.append(added);
  } else if (place === area) area.classList.remove(EMPTY_AREA);
  else place?.remove();
};

interface LayoutChange {
  readonly before: Layout;
  readonly after: Layout;
}

/**
 * Applies layout changes to the page immediately: positions, order, themes and removals. Returns what the server has
 * to render; until then an empty block takes its place.
 */
export const paintLayout = (
  area: HTMLElement,
  { before, after }: LayoutChange,
  detached: DetachedBlocks,
): ToRender => {
  const painting: Painting = {
    page: area.ownerDocument,
    detached,
    before: byId(before),
    blocksBefore: byId(blocksOf(before)),
    elements: new Map(
      [...area.querySelectorAll<HTMLElement>('[data-edit-block]')].map((element) => [
        element.dataset['editBlock'] ?? '',
        element,
      ]),
    ),
    renderBlocks: new Set(),
    renderSections: new Set(),
  };
  updateEmptyState(area, after);
  const sections = after.map((section) => paintSection(painting, section));
  detachRemoved(painting, area, after);
  arrange(area, sections, isSectionElement);
  const inSections = new Set(
    after
      .filter(({ id }) => painting.renderSections.has(id))
      .flatMap(({ blocks }) => blocks.map(({ id }) => id)),
  );
  return {
    sectionIds: [...painting.renderSections],
    blockIds: [...painting.renderBlocks].filter((id) => !inSections.has(id)),
  };
};
