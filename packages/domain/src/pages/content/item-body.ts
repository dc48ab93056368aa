import { newBlock, type Section } from '../../blocks/index.ts';
import type { ItemContent } from './content.ts';

type Body = Pick<ItemContent, 'id' | 'sections' | 'body'>;

const flip = (digit: string): string => (digit === '0' ? '1' : '0');

/**
 * The sections of an item. A plain HTML body becomes a text block, so that it can be edited. Its ids derive
 * from the item's, so that page and editor get the same ones independently.
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
