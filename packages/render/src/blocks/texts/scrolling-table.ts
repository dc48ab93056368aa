import { stripTags } from '../../data/index.ts';
import { element } from '../markup/html.ts';

const MAX_NAME_LENGTH = 100;

/** A table that scrolls horizontally if wide, also by keyboard; its first row is its accessible name. */
export const scrollingTable = (firstRow: readonly string[], rows: string): string => {
  const name = firstRow.map((cell) => stripTags(cell).trim()).join(', ');
  const label = name.slice(0, MAX_NAME_LENGTH) || undefined;
  const attributes = { class: 'sw-scroll', tabindex: 0, role: 'group', 'aria-label': label };
  return element('div', attributes, `<table>${rows}</table>`);
};
