import { documentKinds, type DocumentKindName } from '@sitewright/domain/documents';
import type { AreaKey } from '../model/scene.ts';

const isKind = (name: string): name is DocumentKindName => documentKinds.some((kind) => kind === name);

/** Elements of the page that stand for something that is stored. The server marks them. */
export const areaElements = (page: Document): HTMLElement[] => [
  ...page.querySelectorAll<HTMLElement>('[data-edit-area][data-edit-document]'),
];

/** Header and footer of the template are areas too, but hold no sections. */
const holdsSections = (area: string): boolean => area === 'sections' || area.startsWith('field:');

export const areaKeyOf = ({ dataset }: HTMLElement): AreaKey | undefined => {
  const [kind = '', id = ''] = (dataset['editDocument'] ?? '').split(':');
  const { editArea: area = '' } = dataset;
  return isKind(kind) && id !== '' && holdsSections(area) ? { document: { kind, id }, area } : undefined;
};

/** The areas of a page, each once: templates may print one twice. */
export const areasOf = (page: Document): AreaKey[] => {
  const keys = areaElements(page).map((element) => areaKeyOf(element));
  const names = keys.map((key) => JSON.stringify(key));
  return keys.filter(
    (key, index): key is AreaKey => key !== undefined && names.indexOf(names[index] ?? '') === index,
  );
};

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

interface Hit {
  readonly blockId: string | undefined;
  readonly sectionId: string | undefined;
}

const closest = (target: EventTarget | null, selector: string): HTMLElement | null => {
  // The frame has classes of its own: `instanceof` of the app's would never hold.
  const element = target as Element | null;
  return typeof element?.closest === 'function' ? element.closest<HTMLElement>(selector) : null;
};

/** What lies under the pointer. */
export const hitOf = (target: EventTarget | null): Hit => ({
  blockId: closest(target, '[data-edit-block]')?.dataset['editBlock'],
  sectionId: closest(target, '[data-edit-section]')?.dataset['editSection'],
});
