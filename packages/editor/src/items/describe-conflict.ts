import type { DescribeConflict } from '../journal/index.ts';
import { isItemContent } from './item-content.ts';

const inWords = (value: unknown): string => {
  if (value === undefined || value === null || value === '') return 'Nothing';
  return typeof value === 'string' || typeof value === 'number' ? String(value) : JSON.stringify(value);
};

/** What two people changed of the same item, in words. */
export const describeItemConflict: DescribeConflict = {
  place: (content, { path }) =>
    [isItemContent(content) ? content.title : 'Item', path.join(' › ')]
      .filter((part) => part !== '')
      .join(': '),
  version: inWords,
};
