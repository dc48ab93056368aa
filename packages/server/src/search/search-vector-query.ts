import { foldWords, searchConfigurationOf, searchLimits } from '@sitewright/domain/search';
import { sql, type SQL } from 'drizzle-orm';

const LEXEME = 'site:';

/** A lexeme that no text contains: the index finds the matches of one site without reading those of others. */
export const siteLexeme = (websiteId: string): string => LEXEME + websiteId;

export interface Searched {
  readonly websiteId: string;
  readonly language: string;
  readonly title: string;
  readonly text: string;
}

/** Stemmed in the site's language and unstemmed: the latter match after the language changes. */
export const searchVector = ({ websiteId, language, title, text }: Searched): SQL<string> => {
  const configuration = searchConfigurationOf(language);
  return sql`array_to_tsvector(array[${siteLexeme(websiteId)}])
    || setweight(to_tsvector(${configuration}::regconfig, ${title}), 'A')
    || setweight(to_tsvector('simple', ${title}), 'A')
    || setweight(to_tsvector(${configuration}::regconfig, ${text}), 'D')
    || setweight(to_tsvector('simple', ${text}), 'D')`;
};

/** What is found while somebody types: folded words, compared by their beginnings. */
export const searchNames = (websiteId: string, names: readonly string[]): SQL<string> => {
  const words = [...new Set([siteLexeme(websiteId), ...names.flatMap(foldWords)])];
  return sql`array_to_tsvector(array(select jsonb_array_elements_text(${JSON.stringify(words)}::jsonb)))`;
};

/** With what a folded Latin word goes on. */
const letters = [...'abcdefghijklmnopqrstuvwxyz0123456789əɛɔħŋ'];

/** Words that begin so. The lexeme of the site begins with some of them, too: it would be found in every name. */
const beginningQuery = (word: string): string => {
  if (!LEXEME.startsWith(word)) return `'${word}':*`;
  const next = LEXEME[word.length];
  const others = letters.map((letter) =>
    letter === next ? beginningQuery(word + letter) : `'${word}${letter}':*`,
  );
  return `('${word}' | ${others.join(' | ')})`;
};

/** A condition of `searchNames`: each word begins one of the names. Nothing, for a query without words. */
export const namesQuery = (websiteId: string, words: readonly string[]): string | undefined =>
  words.length === 0
    ? undefined
    : [`'${siteLexeme(websiteId)}'`, ...words.slice(0, searchLimits.MAX_WORDS).map(beginningQuery)].join(
        ' & ',
      );
