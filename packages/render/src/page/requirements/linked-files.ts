import type { Section } from '@sitewright/domain/blocks';
import { MEDIA_BASE } from '@sitewright/domain/media';
import type { PageData } from '../model/page-data.ts';

const ADDRESS = new RegExp(String.raw`${MEDIA_BASE}([0-9a-f]{24})/`, 'gi');

const noteFiles = (value: unknown, ids: Set<string>): void => {
  if (typeof value === 'string') {
    if (value.includes(MEDIA_BASE)) for (const [, id = ''] of value.matchAll(ADDRESS)) ids.add(id);
  } else if (typeof value === 'object' && value !== null)
    for (const inner of Object.values(value)) noteFiles(inner, ids);
};

/** Ids of stored files that a page's texts link to, without those in lists that are not loaded yet. */
export const filesInTexts = (
  { item, items = [], siteChrome }: PageData,
  sections: readonly Section[],
): Set<string> => {
  const ids = new Set<string>();
  for (const { blocks } of sections) for (const { value } of blocks) noteFiles(value, ids);
  for (const each of item ? [item, ...items] : items) {
    noteFiles(each.body, ids);
    noteFiles(each.excerpt, ids);
  }
  noteFiles(siteChrome, ids);
  return ids;
};
