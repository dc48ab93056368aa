import { cutExcerpt } from '@sitewright/domain/search';
import { runFrequent, type Database } from '../database/index.ts';
import { escapeHtml } from '../http/index.ts';
import {
  MATCH_END,
  MATCH_START,
  searchStatement,
  type SearchRequest,
  type SearchRow,
} from './search-query.ts';

export interface SearchHit extends Omit<SearchRow, 'total' | 'isBegun' | 'isEnded'> {
  /** Plain text. */
  readonly excerpt: string;
  /** Escaped, with matches in `<em>`; it contains no other markup. */
  readonly highlightedExcerpt: string;
}

export interface SearchResult {
  readonly hits: readonly SearchHit[];
  readonly total: number;
}

const highlight = (marked: string): string =>
  escapeHtml(marked).replaceAll(MATCH_START, '<em>').replaceAll(MATCH_END, '</em>');

/** A match that the end of the text cuts off is marked up to there; dots stand where the text goes on. */
const cutMarked = ({ excerpt, isBegun, isEnded }: SearchRow): string => {
  const cut = cutExcerpt(excerpt);
  const closed = cut.lastIndexOf(MATCH_START) > cut.lastIndexOf(MATCH_END) ? cut + MATCH_END : cut;
  return `${isBegun ? '' : '… '}${closed}${isEnded || /…\W?$/.test(closed) ? '' : ' …'}`;
};

const removeMarks = (marked: string): string => marked.replaceAll(MATCH_START, '').replaceAll(MATCH_END, '');

/** Converts rows to hits. */
export const toSearchResult = (rows: readonly SearchRow[]): SearchResult => ({
  hits: rows.map((row) => {
    const { total: _total, isBegun: _isBegun, isEnded: _isEnded, ...hit } = row;
    const marked = cutMarked(row);
    return { ...hit, excerpt: removeMarks(marked), highlightedExcerpt: highlight(marked) };
  }),
  total: rows[0]?.total ?? 0,
});

export const searchSite = async (
  database: Database,
  websiteId: string,
  request: SearchRequest,
): Promise<SearchResult> =>
  toSearchResult(await runFrequent<SearchRow>(database, searchStatement(websiteId, request)));
