import { newBlock, type NewId, type Section } from '../../blocks/index.ts';
import type { CollectionContent, ItemContent } from '../content/content.ts';
import { isWrittenItem, recordTypeOf } from '../kinds/item-kinds.ts';
import { pageLimits } from '../pages-limits.ts';
import { copySections } from './copy-sections.ts';

type ItemList = Pick<CollectionContent, 'id' | 'typeName'>;

export interface NewItem {
  readonly list: ItemList;
  readonly title: string;
  readonly urlId: string;
  readonly now: number;
  readonly newId: NewId;
  /** Its position in manually ordered lists. */
  readonly displayIndex?: number;
}

const HOUR_MS = 3_600_000;
const EVENT_HOURS = 2;

/** The next full hour tomorrow: a placeholder that the owner notices and changes. */
const usualTimes = (now: number): Pick<ItemContent, 'startDate' | 'endDate'> => {
  const startDate = Math.ceil((now + 24 * HOUR_MS) / HOUR_MS) * HOUR_MS;
  return { startDate, endDate: startDate + EVENT_HOURS * HOUR_MS };
};

/** One text block in the middle of the page, as wide as a reading column. */
export const emptyBody = (newId: NewId): Section[] => [
  {
    id: newId(),
    theme: 'paper',
    blocks: [
      {
        ...newBlock('text', newId()),
        desktop: { columnStart: 5, columnEnd: 21, rowStart: 1, rowEnd: 2 },
      },
    ],
  },
];

/** A new item: a draft with an empty text. */
export const newItem = ({ list, title, urlId, now, newId, displayIndex }: NewItem): ItemContent => ({
  id: newId(),
  collectionId: list.id,
  recordType: recordTypeOf(list.typeName),
  title: title.trim(),
  urlId,
  status: 'draft',
  ...(displayIndex === undefined ? {} : { displayIndex }),
  ...(list.typeName === 'events' ? usualTimes(now) : {}),
  ...(isWrittenItem(list.typeName) ? { sections: emptyBody(newId) } : {}),
});

/** A copy of an item as a draft, right after the original. */
export const copyItem = (
  original: ItemContent,
  { urlId, newId }: { readonly urlId: string; readonly newId: NewId },
): ItemContent => {
  const { publishOn: _publishOn, sections, fields, ...kept } = original;
  const fieldCopies = Object.entries(fields ?? {}).map(([id, list]) => [id, copySections(list, newId)]);
  return {
    ...kept,
    id: newId(),
    urlId,
    title: `${original.title} (copy)`.slice(0, pageLimits.MAX_TITLE_LENGTH),
    status: 'draft',
    ...(sections ? { sections: copySections(sections, newId) } : {}),
    ...(fields ? { fields: Object.fromEntries(fieldCopies) } : {}),
  };
};
