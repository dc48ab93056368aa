import { sql, type SqlFragment } from '../../database/index.ts';
import type { ListFilter } from '../url/list-parameters.ts';

const named = (term: string): SqlFragment => sql`jsonb_build_object('name', ${term}::text)`;

/** Whether the collection `f` has categories inside the one that its list is filtered by. */
export const hasNested = ({ kind, term }: ListFilter): SqlFragment =>
  kind === 'categories'
    ? sql`jsonb_path_exists(f.content, '$.nestedCategories.** ? (@.displayName == $name).children[*]', ${named(term)})`
    : sql`false`;

/** A category and all that are inside it, by name: each is scanned, so there is a limit. */
export const nestedTerms = (term: string): SqlFragment => sql`array(select distinct n.name from (
    select ${term}::text as name
    union all select d.value #>> '{}' from jsonb_path_query(f.content,
      '$.nestedCategories.** ? (@.displayName == $name).children.**.displayName', ${named(term)}) as d(value)
  ) n limit 200)`;

/** The terms that an item may have to match the filter. */
export const termsOf = ({ kind, term }: ListFilter): SqlFragment =>
  kind === 'categories' ? nestedTerms(term) : sql`array[${term}::text]`;
