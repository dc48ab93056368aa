import { deletionsOf, foldWords, isCorrectable } from '@sitewright/domain/search';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../database/index.ts';

/** Adds the words of published names. They stay when their page goes: see `findSimilarWords`. */
export const writeSearchWords = async (
  transaction: Queryable,
  websiteId: string,
  names: readonly string[],
): Promise<void> => {
  const words = [...new Set(names.flatMap(foldWords).filter(isCorrectable))];
  if (words.length === 0) return;
  // Sorted, so that publications at the same time wait for each other instead of locking each other out.
  const rows = words.toSorted().map((word) => [word, deletionsOf(word)]);
  await transaction.execute(sql`insert into search_words (website_id, word, deletions)
    select ${websiteId}, w ->> 0, array(select jsonb_array_elements_text(w -> 1))
    from jsonb_array_elements(${JSON.stringify(rows)}::jsonb) w on conflict do nothing`);
};
