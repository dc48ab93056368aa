import { blockRefusalText, checkLayout, type Section } from '../blocks/index.ts';
import type { CollectionContent, ItemContent } from './content/content.ts';
import { pageLimits } from './pages-limits.ts';
import { urlMessage } from './url-message.ts';
import { isItemUrlId, isPageUrlId } from './page-paths.ts';
import { findCategoryFaults, findTermFaults, type FieldFaults } from './terms/term-faults.ts';

const titleFaults = ({ title }: { readonly title: string }): FieldFaults => {
  if (title.trim() === '') return { title: 'A page needs a title.' };
  return title.length > pageLimits.MAX_TITLE_LENGTH
    ? { title: `A title has up to ${pageLimits.MAX_TITLE_LENGTH} characters.` }
    : {};
};

const layoutFaults = (name: string, sections: readonly Section[] = []): FieldFaults => {
  const [first] = checkLayout(sections);
  return first ? { [name]: blockRefusalText(first) } : {};
};

/** Faults of all block areas. */
export const findLayoutFaults = (content: Pick<CollectionContent, 'sections' | 'fields'>): FieldFaults => ({
  ...layoutFaults('sections', content.sections),
  ...Object.entries(content.fields ?? {}).reduce(
    (faults, [id, sections]) => ({ ...faults, ...layoutFaults(`fields.${id}`, sections) }),
    {},
  ),
});

const timeFaults = ({ status, publishOn }: CollectionContent | ItemContent): FieldFaults =>
  status === 'scheduled' && publishOn === undefined
    ? { publishOn: 'What is scheduled needs the time at which it appears.' }
    : {};

const parentFaults = ({ id, parentId }: CollectionContent): FieldFaults =>
  parentId === id ? { parentId: 'A folder cannot stand inside itself.' } : {};

/** Faults of a page on its own; those that depend on other pages are checked by the server. */
export const findCollectionFaults = (content: CollectionContent): FieldFaults => ({
  ...titleFaults(content),
  ...(isPageUrlId(content.urlId) ? {} : { urlId: urlMessage(content.urlId, isPageUrlId) }),
  ...timeFaults(content),
  ...parentFaults(content),
  ...findCategoryFaults(content.nestedCategories),
  ...findLayoutFaults(content),
});

const sizeFaults = ({ customContent = {} }: ItemContent): FieldFaults =>
  JSON.stringify(customContent).length > pageLimits.CUSTOM_CONTENT_BYTES
    ? { customContent: 'The fields of a post type can hold up to 50 kB together.' }
    : {};

const eventFaults = ({ startDate, endDate }: ItemContent): FieldFaults =>
  startDate !== undefined && endDate !== undefined && endDate < startDate
    ? { endDate: 'An event cannot end before it begins.' }
    : {};

export const findItemFaults = (content: ItemContent): FieldFaults => ({
  ...titleFaults(content),
  ...(isItemUrlId(content.urlId) ? {} : { urlId: urlMessage(content.urlId, isItemUrlId) }),
  ...timeFaults(content),
  ...eventFaults(content),
  ...findTermFaults(content),
  ...sizeFaults(content),
  ...findLayoutFaults(content),
});
