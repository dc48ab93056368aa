import type { Selection } from '../model/selection.ts';
import { blockElement, sectionElement, chromeElement } from './frame-marks.ts';

const elementOf = (page: Document, selection: Selection): HTMLElement | null => {
  if (selection.type === 'section') return sectionElement(page, selection.id);
  if (selection.type === 'chromePart') return chromeElement(page, selection.name);
  // Several are chosen one by one on the page itself, where they are seen.
  const [id, ...others] = selection.type === 'blocks' ? selection.ids : [];
  return id === undefined || others.length > 0 ? null : blockElement(page, id);
};

/** So much of it is enough to know it by. */
const ENOUGH = 48;

/**
 * What is chosen in the outline, added or brought back below the fold would seem to be nowhere. What can be seen stays
 * where it is: the hand may be on it.
 */
export const bringIntoView = (page: Document, selection: Selection): void => {
  const element = elementOf(page, selection);
  const room = page.defaultView?.innerHeight ?? 0;
  if (!element) return;
  const { top, bottom, height } = element.getBoundingClientRect();
  const seen = Math.min(bottom, room) - Math.max(top, 0);
  if (seen < Math.min(height, ENOUGH)) element.scrollIntoView({ block: height < room ? 'center' : 'start' });
};
