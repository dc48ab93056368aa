import type { PoolClient, QueryResult } from 'pg';
import utils from 'pg/lib/utils.js';
import { StatementGroup, type Column } from './statement-group.ts';

export interface NamedStatement {
  readonly name: string;
  readonly text: string;
  readonly values: readonly unknown[];
}

type SendStatement = (...statement: readonly unknown[]) => Promise<QueryResult>;

type Connection = PoolClient['connection'];

/** Of statements that a connection has parsed, by name. PostgreSQL refuses to run one whose columns have changed. */
const columnsByConnection = new WeakMap<Connection, Map<string, readonly Column[]>>();

const isNamed = (statement: unknown): statement is NamedStatement =>
  typeof statement === 'object' &&
  statement !== null &&
  'name' in statement &&
  statement.name !== undefined &&
  // Of the query builder, which reads rows in its own way.
  !('types' in statement);

/**
 * Sends statements over one connection in the order in which they are given. The first time a connection gets a statement
 * it is parsed and described; later ones that are sent at the same moment are one group.
 */
export class StatementConnection {
  readonly #client: PoolClient;
  readonly #query: SendStatement;
  readonly #columns: Map<string, readonly Column[]>;
  #group: StatementGroup | undefined;

  constructor(client: PoolClient) {
    this.#client = client;
    this.#query = client.query.bind(client) as unknown as SendStatement;
    this.#columns = columnsByConnection.get(client.connection) ?? new Map();
    columnsByConnection.set(client.connection, this.#columns);
  }

  send(...statement: readonly unknown[]): Promise<QueryResult> {
    const [first] = statement;
    if (!isNamed(first)) return this.#sendAlone(statement);
    const columns = this.#columns.get(first.name);
    return columns ? this.#gather(first, columns) : this.#describe(first);
  }

  async #gather({ name, values }: NamedStatement, columns: readonly Column[]): Promise<QueryResult> {
    const sent = values.map((value) => utils.prepareValue(value));
    if (!this.#group) process.nextTick(() => this.sendGroup());
    this.#group ??= new StatementGroup();
    try {
      return await this.#group.add({ name, values: sent, columns });
    } catch (error) {
      // As the driver does: the stack would lead to where the answer was read.
      if (error instanceof Error) Error.captureStackTrace(error);
      throw error;
    }
  }

  /** What was gathered and not sent yet. */
  sendGroup(): void {
    const group = this.#group;
    this.#group = undefined;
    if (group) this.#client.query(group);
  }

  async #describe(statement: NamedStatement): Promise<QueryResult> {
    const result = await this.#sendAlone([statement]);
    this.#columns.set(
      statement.name,
      result.fields.map(({ name, dataTypeID }) => ({
        name,
        parse: this.#client.getTypeParser(dataTypeID, 'text'),
      })),
    );
    return result;
  }

  /** What is sent at the same moment goes out with one write, which takes longer than most of what is written. */
  #sendAlone(statement: readonly unknown[]): Promise<QueryResult> {
    this.sendGroup();
    const { stream } = this.#client.connection;
    if (stream.writableCorked === 0) {
      stream.cork();
      process.nextTick(() => stream.uncork());
    }
    return this.#query(...statement);
  }
}
