import {
  gridAreas,
  layOutPhone,
  type Layout,
  type PhoneCell,
  type PlacedBlock,
  type Section,
} from '@sitewright/domain/blocks';
import { isSameContent } from '@sitewright/domain/documents';
import { blockElement, EMPTY_PLACE, emptyPlaceOf, gridElement, sectionElement } from './frame-marks.ts';

/** What of a painted page only the server can draw. */
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

/** The tokens set for this section or block alone. */
const dress = (element: HTMLElement, styles: Section['styles'] = {}): void => {
  const gone = Array.from(element.style).filter(
    (name) => name.startsWith('--sw-') && !Object.hasOwn(styles, name),
  );
  for (const name of gone) element.style.removeProperty(name);
  for (const [name, value] of Object.entries(styles)) setStyle(element, name, value);
};

/** Puts a block into its cell, as the server would. */
const placeBlock = (element: HTMLElement, cell: PhoneCell): void => {
  const { desktop, phone } = gridAreas(cell);
  const { zIndex, verticalAlignment } = cell.block.desktop;
  setStyle(element, '--d', desktop);
  setStyle(element, '--p', phone);
  setStyle(element, '--z', zIndex === undefined ? undefined : String(zIndex));
  setMark(element, 'data-vertical', verticalAlignment === 'stretch' ? undefined : verticalAlignment);
  setMark(element, 'data-phone', cell.isHidden ? 'hidden' : undefined);
  dress(element, cell.block.styles);
};

/** Moving an element takes the focus out of it: only those that stand wrong are moved. */
const arrange = (
  parent: Element,
  elements: readonly Element[],
  isOne: (element: Element) => boolean,
): void => {
  const standing = [...parent.children].filter(isOne);
  let before: Element | null = null;
  for (const [index, element] of elements.entries()) {
    if (standing[index] !== element || element.parentElement !== parent) {
      const next: Element | null = before ? before.nextElementSibling : (standing[0] ?? null);
      if (next !== element) parent.insertBefore(element, next);
      standing.splice(0, standing.length, ...[...parent.children].filter(isOne));
    }
    before = element;
  }
};

const isSectionElement = (element: Element): boolean => element.hasAttribute('data-edit-section');
const isBlockElement = (element: Element): boolean => element.hasAttribute('data-edit-block');

const makeBlock = (page: Document, id: string): HTMLElement => {
  const element = page.createElement('div');
  element.className = 'sw-block';
  element.dataset['editBlock'] = id;
  element.dataset['editPending'] = '';
  return element;
};

const makeSection = (page: Document, { id }: Section): HTMLElement => {
  const element = page.createElement('section');
  element.className = 'sw-section';
  element.dataset['editSection'] = id;
  const grid = page.createElement('div');
  grid.className = 'sw-grid';
  element.append(grid);
  return element;
};

const dressSection = (element: HTMLElement, section: Section): void => {
  setMark(element, 'id', section.anchor ?? `section-${section.id}`);
  setMark(element, 'data-theme', section.theme);
  setMark(element, 'data-width', section.width === 'full' ? 'full' : undefined);
  dress(element, section.styles);
};

/** Elements that were taken off the page: an undo brings them back without asking the server. */
export interface Shelf {
  readonly blocks: Map<string, { readonly element: HTMLElement; readonly value: unknown }>;
}

interface Painting {
  readonly page: Document;
  readonly shelf: Shelf;
  readonly before: ReadonlyMap<string, Section>;
  readonly blocksBefore: ReadonlyMap<string, PlacedBlock>;
  /** Those of this area, found once: looking for each would go through the whole page each time. */
  readonly elements: ReadonlyMap<string, HTMLElement>;
  readonly renderBlocks: Set<string>;
  readonly renderSections: Set<string>;
}

const blocksOf = (layout: Layout) => layout.flatMap(({ blocks }) => blocks);

const byId = <Item extends { readonly id: string }>(items: readonly Item[]): Map<string, Item> =>
  new Map(items.map((item) => [item.id, item]));

const takeBlock = (painting: Painting, cell: PhoneCell): HTMLElement => {
  const { page, shelf, blocksBefore, elements, renderBlocks } = painting;
  const { block } = cell;
  const former = blocksBefore.get(block.id);
  const present = elements.get(block.id) ?? blockElement(page, block.id);
  if (present && former === block) return present;
  const shelved = present ? undefined : shelf.blocks.get(block.id);
  const drawn = present ? former?.value : shelved?.value;
  if (drawn === undefined || !isSameContent(drawn, block.value)) renderBlocks.add(block.id);
  const element = present ?? shelved?.element ?? makeBlock(page, block.id);
  placeBlock(element, cell);
  return element;
};

const groundOf = (section: Section | undefined) => [section?.background, section?.backgroundImageId];

const paintSection = (painting: Painting, section: Section): HTMLElement => {
  const { page, before, renderSections } = painting;
  const element = sectionElement(page, section.id) ?? makeSection(page, section);
  const former = before.get(section.id);
  const grid = gridElement(element);
  if (former === section && element.isConnected) return element;
  dressSection(element, section);
  if (!isSameContent(groundOf(former), groundOf(section))) renderSections.add(section.id);
  if (grid)
    arrange(
      grid,
      layOutPhone(section.blocks).map((cell) => takeBlock(painting, cell)),
      isBlockElement,
    );
  return element;
};

const shelve = (painting: Painting, area: HTMLElement, after: Layout): void => {
  const { shelf, blocksBefore } = painting;
  const kept = new Set(blocksOf(after).map(({ id }) => id));
  for (const element of area.querySelectorAll<HTMLElement>('[data-edit-block]')) {
    const id = element.dataset['editBlock'] ?? '';
    if (kept.has(id)) continue;
    shelf.blocks.set(id, { element, value: blocksBefore.get(id)?.value });
    element.remove();
  }
  const sections = new Set(after.map(({ id }) => id));
  for (const element of area.querySelectorAll<HTMLElement>('[data-edit-section]'))
    if (!sections.has(element.dataset['editSection'] ?? '')) element.remove();
};

/** An empty area has a place for the button that adds a section; it gives way to the first section. */
const settleEmptiness = (area: HTMLElement, layout: Layout): void => {
  const place = emptyPlaceOf(area);
  if (layout.length === 0) {
    if (place) return;
    const added = area.ownerDocument.createElement('div');
    added.className = EMPTY_PLACE;
    area.append(added);
  } else if (place === area) area.classList.remove(EMPTY_PLACE);
  else place?.remove();
};

interface LayoutChange {
  readonly before: Layout;
  readonly after: Layout;
}

/**
 * Makes the page show another layout: places, order, themes and what is gone, at once. What only the server can draw is
 * told, and stands meanwhile as an empty block of the right size.
 */
export const paintLayout = (area: HTMLElement, { before, after }: LayoutChange, shelf: Shelf): ToRender => {
  const painting: Painting = {
    page: area.ownerDocument,
    shelf,
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
  settleEmptiness(area, after);
  const sections = after.map((section) => paintSection(painting, section));
  shelve(painting, area, after);
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
