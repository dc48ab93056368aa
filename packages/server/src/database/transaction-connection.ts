import type { PoolClient } from 'pg';
import type { Driver } from './prepared-statement.ts';
import { StatementConnection } from './statement-connection.ts';

/**
 * The connection of one transaction. Statements run in the order in which they are sent, whether or not somebody waits
 * for the result of each.
 */
export class TransactionConnection implements Driver {
  readonly #client: PoolClient;
  readonly #statements: StatementConnection;
  #isOver = false;

  constructor(client: PoolClient) {
    this.#client = client;
    this.#statements = new StatementConnection(client);
  }

  readonly query = ((...statement: readonly unknown[]) => {
    // Of several parts of the work one has failed: what another one writes now would be kept.
    if (this.#isOver) return Promise.reject(new Error('A statement was sent after its transaction.'));
    return this.#statements.send(...statement);
  }) as Driver['query'];

  /** Not awaited: it goes out with the first statement of the work. */
  begin(text: string): void {
    // Where it fails nothing of the work may be written, because it would be kept.
    this.#sendText(text).catch((error: Error) => this.#client.connection.stream.destroy(error));
  }

  /** Nothing is sent after it. */
  end(how: 'commit' | 'rollback'): Promise<unknown> {
    this.#isOver = true;
    return this.#sendText(how);
  }

  #sendText(text: string): Promise<unknown> {
    return this.#statements.send({ name: text, text, values: [] });
  }
}
