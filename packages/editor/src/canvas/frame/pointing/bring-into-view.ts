import type { Selection } from '../../model/selection.ts';
import { blockElement, sectionElement, chromeElement } from '../frame-marks.ts';

const elementOf = (page: Document, selection: Selection): HTMLElement | null => {
  if (selection.type === 'section') return sectionElement(page, selection.id);
  if (selection.type === 'chromePart') return chromeElement(page, selection.name);
  // Several blocks are selected on the page itself, where they are visible.
  const [id, ...others] = selection.type === 'blocks' ? selection.ids : [];
  return id === undefined || others.length > 0 ? null : blockElement(page, id);
};

/** Visible pixels that are enough to recognize an element. */
const ENOUGH = 48;

/**
 * Scrolls to a selection that is out of view. Visible elements stay where they are, because the pointer may be on
 * them.
 */
export const bringIntoView = (page: Document, selection: Selection): void => {
  const element = elementOf(page, selection);
  const room = page.defaultView?.innerHeight ?? 0;
  if (!element) return;
  const { top, bottom, height } = element.getBoundingClientRect();
  const seen = Math.min(bottom, room) - Math.max(top, 0);
  if (seen < Math.min(height, ENOUGH)) element.scrollIntoView({ block: height < room ? 'center' : 'start' });
};
