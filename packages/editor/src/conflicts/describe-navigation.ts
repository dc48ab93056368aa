import { isRecord } from '@sitewright/domain/documents';
import { nameOfGroup, type PageEntry } from '../pages/index.ts';
import type { Describe } from './describe.ts';
import { describeValue } from './describe-value.ts';

type Titles = ReadonlyMap<string, string>;

/** The links of a navigation group as text, nested ones in parentheses. */
const namesOf = (links: readonly unknown[], titles: Titles): string =>
  links
    .filter(isRecord)
    .map(({ collectionId, externalLink, children }) => {
      const title = isRecord(externalLink) ? externalLink['title'] : titles.get(String(collectionId));
      const inner = Array.isArray(children) ? ` (${namesOf(children, titles)})` : '';
      return `${typeof title === 'string' ? title : 'Deleted page'}${inner}`;
    })
    .join(', ');

/** Describes navigation groups, pages by title. */
export const describeNavigation = (pages: readonly PageEntry[]): Describe => {
  const titles: Titles = new Map(pages.map(({ id, title }) => [id, title]));
  return {
    location: (_content, { path: [group = ''] }) => `Navigation › ${nameOfGroup(group)}`,
    version: (value) =>
      Array.isArray(value) && value.length > 0 ? namesOf(value, titles) : describeValue(value),
  };
};
