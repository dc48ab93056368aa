import { Query, type Connection, type PoolClient, type QueryResult, type QueryResultRow } from 'pg';
import type { NamedStatement } from '../statement-connection.ts';
import type { FrequentNames } from './frequent-names.ts';

/** The driver keeps the text of what it has prepared; its own types leave it out. */
type PreparingConnection = Connection & { readonly parsedStatements?: Record<string, string> };

/** PostgreSQL forgets the statements with their plans; those that it does not know are no error. */
class ClosedStatements extends Query {
  readonly #names: readonly string[];

  constructor(names: readonly string[]) {
    super({ text: '' });
    this.#names = names;
  }

  override readonly submit = (connection: PreparingConnection): void => {
    connection.stream.cork();
    for (const name of this.#names) {
      connection.close({ type: 'S', name }, true);
      if (connection.parsedStatements) Reflect.deleteProperty(connection.parsedStatements, name);
    }
    connection.sync();
    connection.stream.uncork();
  };

  /** Of a lost connection, which the statement that follows is told of. */
  handleError(): void {}
}

/** What a connection has prepared. */
interface Prepared {
  generation: number;
  readonly names: Set<string>;
}

/** Sends statements that come often. A connection never keeps more of them than have a name at the same time. */
export class FrequentStatements {
  readonly #names: FrequentNames;
  readonly #prepared = new WeakMap<Connection, Prepared>();

  constructor(names: FrequentNames) {
    this.#names = names;
  }

  /**
   * By the driver itself, which asks for the columns again each time: what is known of the columns of other statements is
   * kept as long as their connection.
   */
  send<Row extends QueryResultRow>(
    client: PoolClient,
    { name, text, values }: NamedStatement,
  ): Promise<QueryResult<Row>> {
    const prepared = this.#preparedBy(client.connection);
    if (prepared.generation !== this.#names.generation) this.#giveBack(client, prepared);
    prepared.names.add(name);
    return client.query<Row>({ name, text, values: [...values] });
  }

  #preparedBy(connection: Connection): Prepared {
    const known = this.#prepared.get(connection);
    if (known) return known;
    const prepared = { generation: this.#names.generation, names: new Set<string>() };
    this.#prepared.set(connection, prepared);
    return prepared;
  }

  #giveBack(client: PoolClient, prepared: Prepared): void {
    prepared.generation = this.#names.generation;
    const lost = [...prepared.names].filter((name) => !this.#names.has(name));
    if (lost.length === 0) return;
    for (const name of lost) prepared.names.delete(name);
    client.query(new ClosedStatements(lost));
  }
}
