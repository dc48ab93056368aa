import { productListLimits, type BulkAction } from '@sitewright/domain/product-list';
import { countText } from '../model/product-texts.ts';

interface ActionTexts {
  /** While it runs. */
  readonly running: string;
  /** Followed by the number of products. */
  readonly done: string;
}

export const actionTexts = {
  publish: { running: 'Publishing', done: 'Published' },
  hide: { running: 'Hiding', done: 'Hidden:' },
  trash: { running: 'Deleting', done: 'Moved to the trash:' },
  'change-price': { running: 'Changing prices', done: 'Changed the price of' },
  'start-sale': { running: 'Putting on sale', done: 'Put on sale:' },
  'end-sale': { running: 'Ending the sale', done: 'Ended the sale of' },
  'add-category': { running: 'Adding the category', done: 'Added the category to' },
  'remove-category': { running: 'Removing the category', done: 'Removed the category from' },
  'add-tags': { running: 'Adding tags', done: 'Added tags to' },
  'remove-tags': { running: 'Removing tags', done: 'Removed tags from' },
} as const satisfies Record<BulkAction['kind'], ActionTexts>;

export const doneText = (kind: BulkAction['kind'], changed: number): string =>
  changed === 0 ? 'Nothing was changed.' : `${actionTexts[kind].done} ${countText(changed)}.`;

export const tooLargeText = `Select up to ${productListLimits.MAX_IDS.toLocaleString()} products, or filter the list and select all.`;

export const leftText = (count: number): string =>
  count === 1 ? '1 product was left unchanged' : `${count.toLocaleString()} products were left unchanged`;
