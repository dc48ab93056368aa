import { documentKinds, type DocumentKindName } from '@sitewright/domain/documents';
import { chromeParts, type ChromePart } from '../../site-chrome/index.ts';
import { nameOfArea, type AreaKey } from '../model/page-areas.ts';

const isKind = (name: string): name is DocumentKindName => documentKinds.some((kind) => kind === name);

/** Elements of the page that stand for something that is stored. The server marks them. */
export const areaElements = (page: Document): HTMLElement[] => [
  ...page.querySelectorAll<HTMLElement>('[data-edit-area][data-edit-document]'),
];

/** Header and footer of the template are areas too, but hold no sections. */
const holdsSections = (area: string): boolean => area === 'sections' || area.startsWith('field:');

const isChromePart = (name: string | undefined): name is ChromePart =>
  chromeParts.some((each) => each === name);

const CHROME_PARTS = chromeParts.map((name) => `[data-edit-area="${name}"]`).join(',');

export const chromeElement = (page: Document, name: ChromePart): HTMLElement | null =>
  page.querySelector<HTMLElement>(`[data-edit-area="${name}"]`);

/** What the template prints of what stands around a page, in its order. */
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

/** The areas of a page, each once: templates may print one twice. */
export const areasOf = (page: Document): AreaKey[] => {
  const keys = areaElements(page).map((element) => areaKeyOf(element));
  const names = keys.map((key) => (key ? nameOfArea(key) : ''));
  return keys.filter(
    (key, index): key is AreaKey => key !== undefined && names.indexOf(names[index] ?? '') === index,
  );
};

/** The class of an area without sections, or of the element that keeps a place free in it. */
export const EMPTY_PLACE = 'sw-edit-area';

/** Where an area without sections shows its button; the area itself, or an element in it. */
export const emptyPlaceOf = (area: HTMLElement): HTMLElement | null =>
  area.classList.contains(EMPTY_PLACE) ? area : area.querySelector<HTMLElement>(`:scope > .${EMPTY_PLACE}`);

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

/** The page that the frame shows, and what it is stored as; nothing for a page that is not the editor's. */
export const pageKeyOf = (page: Document) => {
  const { editPage: kind = '', editId: id = '' } = page.documentElement.dataset;
  return isKind(kind) && id !== '' ? { kind, id } : undefined;
};

/** What was not sent before a reload may be saved after the page was drawn, and before its document is read. */
export const isOlder = (page: Document, revision: number | undefined): boolean =>
  Number(page.documentElement.dataset['editRevision'] ?? Infinity) < (revision ?? 0);

/** What is wrong with the template that the page was made with. */
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
  // The frame has classes of its own: `instanceof` of the app's would never hold.
  const element = target as Element | null;
  return typeof element?.closest === 'function' ? element.closest<HTMLElement>(selector) : null;
};

/** What lies under the pointer. */
export const hitOf = (target: EventTarget | null): Hit => ({
  blockId: closest(target, '[data-edit-block]')?.dataset['editBlock'],
  sectionId: closest(target, '[data-edit-section]')?.dataset['editSection'],
  chromePart: within(closest(target, CHROME_PARTS)),
});
