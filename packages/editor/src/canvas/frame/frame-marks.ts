import { documentKinds, type DocumentKindName } from '@sitewright/domain/documents';
import { chromeParts, type ChromePart } from '../../site-chrome/index.ts';
import { nameOfArea, type AreaKey } from '../model/page-areas.ts';

const isKind = (name: string): name is DocumentKindName => documentKinds.some((kind) => kind === name);

/** Elements for stored areas, marked by the server. */
export const areaElements = (page: Document): HTMLElement[] => [
  ...page.querySelectorAll<HTMLElement>('[data-edit-area][data-edit-document]'),
];

/** Header and footer are areas too, but hold no sections. */
const holdsSections = (area: string): boolean => area === 'sections' || area.startsWith('field:');

const isChromePart = (name: string | undefined): name is ChromePart =>
  chromeParts.some((each) => each === name);

const CHROME_PARTS = chromeParts.map((name) => `[data-edit-area="${name}"]`).join(',');

export const chromeElement = (page: Document, name: ChromePart): HTMLElement | null =>
  page.querySelector<HTMLElement>(`[data-edit-area="${name}"]`);

/** The site chrome parts that the template renders, in order. */
export const chromePartsOn = (page: Document): ChromePart[] =>
  chromeParts.filter((name) => chromeElement(page, name) !== null);

const within = (element: Element | null): ChromePart | undefined => {
  const name = element?.closest<HTMLElement>(CHROME_PARTS)?.dataset['editArea'];
  return isChromePart(name) ? name : undefined;
};

export const areaKeyOf = (element: HTMLElement): AreaKey | undefined => {
  const [kind = '', id = ''] = (element.dataset['editDocument'] ?? '').split(':');
  const { editArea: area = '' } = element.dataset;
  if (!isKind(kind) || id === '' || !holdsSections(area)) return undefined;
  const around = within(element);
  return { document: { kind, id }, area, ...(around ? { within: around } : {}) };
};

/** The areas of a page without duplicates: templates may render one twice. */
export const areasOf = (page: Document): AreaKey[] => {
  const keys = areaElements(page).map((element) => areaKeyOf(element));
  const names = keys.map((key) => (key ? nameOfArea(key) : ''));
  return keys.filter(
    (key, index): key is AreaKey => key !== undefined && names.indexOf(names[index] ?? '') === index,
  );
};

/** Class of an area without sections, or of the placeholder in it. */
export const EMPTY_AREA = 'sw-edit-area';

/** The placeholder of an empty area: the area itself or an element in it. */
export const emptyAreaOf = (area: HTMLElement): HTMLElement | null =>
  area.classList.contains(EMPTY_AREA) ? area : area.querySelector<HTMLElement>(`:scope > .${EMPTY_AREA}`);

export const areaElement = (page: Document, key: AreaKey): HTMLElement | undefined =>
  areaElements(page).find((element) => {
    const own = areaKeyOf(element);
    return own !== undefined && nameOfArea(own) === nameOfArea(key);
  });

export const blockElement = (page: Document, id: string): HTMLElement | null =>
  page.querySelector<HTMLElement>(`[data-edit-block="${CSS.escape(id)}"]`);

export const sectionElement = (page: Document, id: string): HTMLElement | null =>
  page.querySelector<HTMLElement>(`[data-edit-section="${CSS.escape(id)}"]`);

export const gridElement = (section: HTMLElement): HTMLElement | null =>
  section.querySelector<HTMLElement>(':scope > .sw-grid');

/** Document key of the page in the frame; undefined if it is not the editable page. */
export const pageKeyOf = (page: Document) => {
  const { editPage: kind = '', editId: id = '' } = page.documentElement.dataset;
  return isKind(kind) && id !== '' ? { kind, id } : undefined;
};

/** Commands from before a reload may be saved after the page was rendered and before its document is loaded. */
export const isOlder = (page: Document, revision: number | undefined): boolean =>
  Number(page.documentElement.dataset['editRevision'] ?? Infinity) < (revision ?? 0);

/** Error of the page's template. */
export interface TemplateError {
  readonly file: string;
  readonly line: string | undefined;
  readonly message: string;
}

export const templateErrorOf = (page: Document): TemplateError | undefined => {
  const { editError: message, editErrorFile: file = '', editErrorLine: line } = page.documentElement.dataset;
  return message === undefined ? undefined : { file, line, message };
};

export interface Hit {
  readonly blockId: string | undefined;
  readonly sectionId: string | undefined;
  readonly chromePart: ChromePart | undefined;
}

export const noHit: Hit = { blockId: undefined, sectionId: undefined, chromePart: undefined };

const closest = (target: EventTarget | null, selector: string): HTMLElement | null => {
  // Elements of a frame are not `instanceof` the app's classes.
  const element = target as Element | null;
  return typeof element?.closest === 'function' ? element.closest<HTMLElement>(selector) : null;
};

/** The block, section and site chrome part of an event target. */
export const hitOf = (target: EventTarget | null): Hit => ({
  blockId: closest(target, '[data-edit-block]')?.dataset['editBlock'],
  sectionId: closest(target, '[data-edit-section]')?.dataset['editSection'],
  chromePart: within(closest(target, CHROME_PARTS)),
});
