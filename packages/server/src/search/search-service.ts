import { searchLimits } from '@sitewright/domain/search';
import { sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '../database/index.ts';
import { escapeHtml } from '../http/index.ts';
import { FOUND_END, FOUND_START, searchQuery, type SearchRequest, type SearchRow } from './search-store.ts';

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

const highlight = (marked: string): string =>
  escapeHtml(marked).replaceAll(FOUND_START, '<em>').replaceAll(FOUND_END, '</em>');

const dropMarks = (marked: string): string => marked.replaceAll(FOUND_START, '').replaceAll(FOUND_END, '');

/** For whoever puts the question into a statement of their own; no rows where nothing can be found. */
export const searchStatement = (websiteId: string, request: SearchRequest): SQL => {
  const query = request.query.replaceAll('\0', ' ').trim().slice(0, searchLimits.QUERY_LONGEST);
  return query === '' || request.page > searchLimits.LAST_PAGE
    ? sql`select null where false`
    : searchQuery(websiteId, { ...request, query });
};

/** What its rows tell. */
export const describeFound = (rows: readonly SearchRow[]): SearchAnswer => ({
  hits: rows.map(({ total: _total, excerpt, ...row }) => ({
    ...row,
    excerpt: dropMarks(excerpt),
    highlightedExcerpt: highlight(excerpt),
  })),
  total: rows[0]?.total ?? 0,
});

export const findOnSite = async (
  database: Queryable,
  websiteId: string,
  request: SearchRequest,
): Promise<SearchAnswer> => {
  const { rows } = await database.execute<SearchRow & Record<string, unknown>>(
    searchStatement(websiteId, request),
  );
  return describeFound(rows);
};
