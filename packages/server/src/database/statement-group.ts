import { DatabaseError, Query, type Connection, type QueryResult, type QueryResultRow } from 'pg';
import { consequenceOf } from './faults/database-faults.ts';

export interface Column {
  readonly name: string;
  readonly parse: (text: string) => unknown;
}

/** A statement that the connection has parsed, with the columns of its result. */
export interface KnownStatement {
  readonly name: string;
  /** As they are sent. */
  readonly values: (Buffer | string | null)[];
  readonly columns: readonly Column[];
}

interface Waiting {
  readonly statement: KnownStatement;
  readonly rows: QueryResultRow[];
  command: string;
  readonly resolve: (result: QueryResult) => void;
  readonly reject: (error: unknown) => void;
}

const rowOf = (columns: readonly Column[], values: readonly (string | null)[]): QueryResultRow => {
  const row: QueryResultRow = {};
  for (const [place, { name, parse }] of columns.entries()) {
    const value = values[place] ?? null;
    row[name] = value === null ? null : parse(value);
  }
  return row;
};

const resultOf = ({ rows, command }: Waiting): QueryResult => {
  const [verb = '', ...counts] = command.split(' ');
  return {
    rows,
    command: verb,
    rowCount: counts.length > 0 ? Number(counts.at(-1)) : null,
    oid: 0,
    fields: [],
  };
};

/**
 * Statements that are sent with one write and answered with one: PostgreSQL writes its answers when the group ends, and
 * does not describe results again whose columns are known. To the driver they are one query.
 */
export class StatementGroup extends Query {
  readonly #waiting: Waiting[] = [];
  #answered = 0;

  constructor() {
    super({ text: '' });
  }

  add(statement: KnownStatement): Promise<QueryResult> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ statement, rows: [], command: '', resolve, reject });
    });
  }

  override readonly submit = (connection: Connection): null => {
    connection.stream.cork();
    for (const { statement } of this.#waiting) {
      connection.bind({ statement: statement.name, values: statement.values }, true);
      connection.execute(null, true);
    }
    connection.sync();
    connection.stream.uncork();
    return null;
  };

  handleDataRow({ fields }: { readonly fields: readonly (string | null)[] }): void {
    const current = this.#waiting[this.#answered];
    current?.rows.push(rowOf(current.statement.columns, fields));
  }

  handleCommandComplete({ text }: { readonly text: string }): void {
    const current = this.#waiting[this.#answered];
    if (current) current.command = text;
    this.#answered += 1;
  }

  handleReadyForQuery(): void {
    for (const each of this.#waiting) each.resolve(resultOf(each));
  }

  /** PostgreSQL leaves out what follows a statement that has failed. Of a lost connection nothing is known. */
  handleError(error: Error): void {
    const isRefused = error instanceof DatabaseError;
    for (const [place, each] of this.#waiting.entries())
      if (isRefused && place < this.#answered) each.resolve(resultOf(each));
      else each.reject(isRefused && place > this.#answered ? consequenceOf(error) : error);
  }
}
