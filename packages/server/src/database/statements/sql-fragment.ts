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

  constructor(texts: readonly string[], values: readonly (SqlValue | SqlFragment)[]) {
    this.texts = texts;
    this.values = values;
  }
}

/** Tag of SQL text; values become parameters, fragments become part of the text. */
export const sql = (
  texts: TemplateStringsArray,
  ...values: readonly (SqlValue | SqlFragment)[]
): SqlFragment => new SqlFragment(texts, values);

/** The separator is a fragment without values, so that it can only be a literal. */
export const joinSql = (fragments: readonly SqlFragment[], separator: SqlFragment): SqlFragment => {
  if (fragments.length === 0) return new SqlFragment([''], []);
  const between = fragments.slice(1).map(() => separator.texts.join(''));
  return new SqlFragment(['', ...between, ''], fragments);
};

export const sqlIdentifier = (name: string): SqlFragment =>
  new SqlFragment([`"${name.replaceAll('"', '""')}"`], []);

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
