import { newBlock, type Section } from '../../blocks/index.ts';
import type { ItemContent } from './content.ts';

type Body = Pick<ItemContent, 'id' | 'sections' | 'body'>;

const flip = (digit: string): string => (digit === '0' ? '1' : '0');

/**
 * What stands on the page of an item. One that came with plain HTML shows it as a text block, so that it can be written
 * in; its ids follow from the item's, because the page and the editor work them out each for itself.
 */
export const sectionsOfItem = ({ id, sections, body = '' }: Body): readonly Section[] | undefined => {
  if (sections || body === '') return sections;
  const block = {
    ...newBlock('text', id.slice(0, -1) + flip(id.slice(-1))),
    value: { html: body },
    desktop: { columnStart: 1, columnEnd: 25, rowStart: 1, rowEnd: 4 },
  };
  return [{ id, theme: 'paper', blocks: [block] }];
};
