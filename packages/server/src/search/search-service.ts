import { runUnprepared, type Database } from '../database/index.ts';
import { escapeHtml } from '../http/index.ts';
import {
  FOUND_END,
  FOUND_START,
  searchStatement,
  type SearchRequest,
  type SearchRow,
} from './search-store.ts';

export interface SearchHitFound extends Omit<SearchRow, 'total'> {
  /** Plain text. */
  readonly excerpt: string;
  /** Escaped, with matches in `<em>`; it contains no other markup. */
  readonly highlightedExcerpt: string;
}

export interface SearchAnswer {
  readonly hits: readonly SearchHitFound[];
  readonly total: number;
}

const highlight = (marked: string): string =>
  escapeHtml(marked).replaceAll(FOUND_START, '<em>').replaceAll(FOUND_END, '</em>');

const dropMarks = (marked: string): string => marked.replaceAll(FOUND_START, '').replaceAll(FOUND_END, '');

/** Converts rows to hits. */
export const describeFound = (rows: readonly SearchRow[]): SearchAnswer => ({
  hits: rows.map(({ total: _total, excerpt, ...row }) => ({
    ...row,
    excerpt: dropMarks(excerpt),
    highlightedExcerpt: highlight(excerpt),
  })),
  total: rows[0]?.total ?? 0,
});

export const findOnSite = async (
  database: Database,
  websiteId: string,
  request: SearchRequest,
): Promise<SearchAnswer> =>
  describeFound(await runUnprepared<SearchRow>(database, searchStatement(websiteId, request)));
