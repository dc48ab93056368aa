import type { PoolClient } from 'pg';
import type { Driver } from './prepared-statement.ts';

/** As the driver takes them: a text, or a statement with its values. */
type SendStatement = (...statement: readonly unknown[]) => Promise<unknown>;

/**
 * The connection of one transaction. Statements run in the order in which they are sent, whether or not somebody waits
 * for the result of each; what is sent at the same moment goes out with one write, which takes longer than most of what
 * is written.
 */
export class TransactionConnection implements Driver {
  readonly #client: PoolClient;
  readonly #query: SendStatement;
  #isOver = false;

  constructor(client: PoolClient) {
    this.#client = client;
    this.#query = client.query.bind(client) as unknown as SendStatement;
  }

  readonly query = ((...statement: readonly unknown[]) => {
    // Of several parts of the work one has failed: what another one writes now would be kept.
    if (this.#isOver) return Promise.reject(new Error('A statement was sent after its transaction.'));
    return this.#send(...statement);
  }) as Driver['query'];

  /** Not awaited: it goes out with the first statement of the work. */
  begin(text: string): void {
    // Where it fails nothing of the work may be written, because it would be kept.
    this.#send(text).catch((error: Error) => this.#client.connection.stream.destroy(error));
  }

  /** Nothing is sent after it. */
  end(how: 'commit' | 'rollback'): Promise<unknown> {
    this.#isOver = true;
    return this.#send(how);
  }

  #send(...statement: readonly unknown[]): Promise<unknown> {
    const { stream } = this.#client.connection;
    if (stream.writableCorked === 0) {
      stream.cork();
      process.nextTick(() => stream.uncork());
    }
    return this.#query(...statement);
  }
}
