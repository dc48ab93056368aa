import { searchLimits } from '@sitewright/domain/search';
import type { Queryable } from '../database/index.ts';
import { FOUND_END, FOUND_START, searchSite, type SearchRequest, type SearchRow } from './search-store.ts';

export interface SearchHitFound extends Omit<SearchRow, 'total'> {
  /** Plain text. */
  readonly excerpt: string;
  /** Escaped, with the found words in `<em>`: the only markup in it is ours. */
  readonly highlightedExcerpt: string;
}

export interface SearchAnswer {
  readonly hits: readonly SearchHitFound[];
  readonly total: number;
}

const nothing: SearchAnswer = { hits: [], total: 0 };

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const highlight = (marked: string): string =>
  escapeHtml(marked).replaceAll(FOUND_START, '<em>').replaceAll(FOUND_END, '</em>');

const dropMarks = (marked: string): string => marked.replaceAll(FOUND_START, '').replaceAll(FOUND_END, '');

export const findOnSite = async (
  database: Queryable,
  websiteId: string,
  request: SearchRequest,
): Promise<SearchAnswer> => {
  const query = request.query.replaceAll('\0', ' ').trim().slice(0, searchLimits.QUERY_LONGEST);
  if (query === '' || request.page > searchLimits.LAST_PAGE) return nothing;
  const rows = await searchSite(database, websiteId, { ...request, query });
  const hits = rows.map(({ total: _total, excerpt, ...row }) => ({
    ...row,
    excerpt: dropMarks(excerpt),
    highlightedExcerpt: highlight(excerpt),
  }));
  return { hits, total: rows[0]?.total ?? 0 };
};
