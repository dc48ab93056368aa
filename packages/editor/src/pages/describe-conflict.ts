import type { DescribeConflict } from '../journal/index.ts';
import type { PageEntry } from './page-entry.ts';
import { nameOfGroup } from './tree/page-nodes.ts';

const words: Readonly<Record<string, string>> = {
  title: 'Title',
  urlId: 'URL',
  status: 'Status',
  seo: 'SEO',
  parentId: 'Folder',
};

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** The links of a group as a list of names, the inner ones in brackets. */
const namesOf = (links: readonly unknown[], titles: ReadonlyMap<string, string>): string =>
  links
    .filter(isRecord)
    .map(({ collectionId, externalLink, children }) => {
      const title = isRecord(externalLink) ? externalLink['title'] : titles.get(String(collectionId));
      const inner = Array.isArray(children) ? ` (${namesOf(children, titles)})` : '';
      return `${String(title ?? 'Deleted page')}${inner}`;
    })
    .join(', ');

/** What two people changed at once in the pages panel, in words. */
export const describePagesConflict = (pages: readonly PageEntry[]): DescribeConflict => {
  const titles = new Map(pages.map(({ id, title }) => [id, title]));
  return {
    place: (_content, { kind, id, path: [field = ''] }) =>
      kind === 'navigation'
        ? `Navigation: ${nameOfGroup(field)}`
        : `${titles.get(id) ?? 'Page'}: ${words[field] ?? field}`,
    version: (value) => {
      if (value === undefined) return 'Deleted';
      if (Array.isArray(value)) return value.length === 0 ? 'Empty' : namesOf(value, titles);
      return isRecord(value) ? Object.values(value).map(String).join(', ') : String(value);
    },
  };
};
