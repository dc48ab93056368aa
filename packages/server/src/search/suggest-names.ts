import { foldWords, isCorrectable, nearestWord, searchLimits } from '@sitewright/domain/search';
import type { Database } from '../database/index.ts';
import { findSimilarWords, findSuggestions, findTexts, type SuggestedRow } from './suggestions-store.ts';

export interface TypedQuery {
  readonly websiteId: string;
  readonly query: string;
  readonly now: Date;
}

export interface Suggestions {
  readonly rows: readonly SuggestedRow[];
  /** What the rows were found with, where nothing has the words as they were typed. */
  readonly correctedQuery?: string;
}

const wordsOf = (query: string): string[] =>
  foldWords(query.slice(0, searchLimits.MAX_QUERY_LENGTH)).slice(0, searchLimits.MAX_WORDS);

/** The word itself where a name begins with it, else the nearest one. */
const correctWord = async (
  database: Database,
  { websiteId, now }: TypedQuery,
  word: string,
): Promise<string | undefined> => {
  const found = await findSuggestions(database, { websiteId, words: [word], now });
  if (found.length > 0) return word;
  if (!isCorrectable(word)) return undefined;
  return nearestWord(word, await findSimilarWords(database, { websiteId, word, now }));
};

/** The words that were probably meant; nothing where a word resembles none of the site's, or all are as they should be. */
export const correctQuery = async (database: Database, typed: TypedQuery): Promise<string | undefined> => {
  const words = wordsOf(typed.query);
  const corrected: string[] = [];
  for (const word of words) {
    const meant = await correctWord(database, typed, word);
    if (meant === undefined) return undefined;
    corrected.push(meant);
  }
  const query = corrected.join(' ');
  return query === words.join(' ') ? undefined : query;
};

/** Names that begin with what is being typed; where there are none, texts with such words, as the search page finds them. */
export const suggestNames = async (
  database: Database,
  typed: TypedQuery & { readonly language: string },
): Promise<Suggestions> => {
  const { websiteId, language, now } = typed;
  const query = typed.query.replaceAll('\0', ' ').trim().slice(0, searchLimits.MAX_QUERY_LENGTH);
  if (query === '') return { rows: [] };
  const named = await findSuggestions(database, { websiteId, words: wordsOf(query), now });
  const rows = named.length > 0 ? named : await findTexts(database, { websiteId, query, language, now });
  if (rows.length > 0) return { rows };
  const correctedQuery = await correctQuery(database, typed);
  if (correctedQuery === undefined) return { rows: [] };
  const words = wordsOf(correctedQuery);
  return { rows: await findSuggestions(database, { websiteId, words, now }), correctedQuery };
};
