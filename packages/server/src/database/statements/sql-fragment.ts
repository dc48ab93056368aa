/** What a statement takes as a parameter; an array becomes an array of PostgreSQL. */
export type SqlValue = string | number | boolean | Date | null | readonly string[];

/**
 * A piece of SQL with its parameters. For statements that are put together anew for every page: the query builder's
 * `sql` takes longer to write out a page's two statements than the page takes to render.
 */
export class SqlFragment {
  /** One more than there are values. */
  readonly texts: readonly string[];
  readonly values: readonly (SqlValue | SqlFragment)[];
  /** Whether the list of texts is the very same in the next statement of its shape. */
  readonly isLasting: boolean;

  constructor(texts: readonly string[], values: readonly (SqlValue | SqlFragment)[], isLasting: boolean) {
    this.texts = texts;
    this.values = values;
    this.isLasting = isLasting;
  }
}

/** Tag of SQL text; values become parameters, fragments become part of the text. */
export const sql = (
  texts: TemplateStringsArray,
  ...values: readonly (SqlValue | SqlFragment)[]
): SqlFragment => new SqlFragment(texts, values, true);

const MOST_JOINED = 64;
const joins = new Map<string, (readonly string[])[]>();

/** What stands around so many fragments. */
const textsAround = (count: number, separator: string): readonly string[] => {
  const between = Array.from({ length: count - 1 }, () => separator);
  return ['', ...between, ''];
};

const lastingTextsAround = (count: number, separator: string): readonly string[] => {
  const known = joins.get(separator) ?? [];
  joins.set(separator, known);
  return (known[count] ??= textsAround(count, separator));
};

/** The separator is a fragment without values, so that it can only be a literal. */
export const joinSql = (fragments: readonly SqlFragment[], separator: SqlFragment): SqlFragment => {
  if (fragments.length === 0) return sql``;
  const between = separator.texts.join('');
  return fragments.length > MOST_JOINED
    ? new SqlFragment(textsAround(fragments.length, between), fragments, false)
    : new SqlFragment(lastingTextsAround(fragments.length, between), fragments, true);
};

const identifiers = new Map<string, SqlFragment>();

/** Names are those of the program's tables and columns, which are few. */
export const sqlIdentifier = (name: string): SqlFragment => {
  const known = identifiers.get(name) ?? new SqlFragment([`"${name.replaceAll('"', '""')}"`], [], true);
  identifiers.set(name, known);
  return known;
};

export interface Statement {
  readonly text: string;
  readonly values: SqlValue[];
}

interface StatementBuilder {
  text: string;
  readonly values: SqlValue[];
}

const append = ({ texts, values }: SqlFragment, statement: StatementBuilder): void => {
  for (const [index, text] of texts.entries()) {
    statement.text += text;
    const value = values[index];
    if (value instanceof SqlFragment) append(value, statement);
    else if (value !== undefined) statement.text += `$${statement.values.push(value)}`;
  }
};

/** The text with numbered parameters and their values in that order. */
export const toStatement = (fragment: SqlFragment): Statement => {
  const statement: StatementBuilder = { text: '', values: [] };
  append(fragment, statement);
  return statement;
};
