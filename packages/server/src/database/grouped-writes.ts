interface Waiting<Row, Outcome> {
  readonly row: Row;
  readonly resolve: (outcome: Outcome) => void;
  readonly reject: (error: unknown) => void;
}

/** Writes all rows with one commit and returns an outcome for each, in their order. */
export type WriteRows<Row, Outcome> = (rows: readonly Row[]) => Promise<readonly Outcome[]>;

/** Rows of one write: a larger one would delay those who wait for it. */
const MAX_ROWS = 64;

export interface Grouping {
  /** A first row waits for those that are added at the same moment, as by several jobs that got one answer. */
  readonly gathersFirst?: boolean;
}

const sameMoment = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/**
 * Rows that arrive while others are being written are written together afterwards, with one commit. Nobody waits for
 * others to arrive: a single row is written at once.
 */
export class GroupedWrites<Row, Outcome> {
  readonly #write: WriteRows<Row, Outcome>;
  #waiting: Waiting<Row, Outcome>[] = [];
  readonly #gathersFirst: boolean;
  #isWriting = false;

  constructor(write: WriteRows<Row, Outcome>, { gathersFirst = false }: Grouping = {}) {
    this.#write = write;
    this.#gathersFirst = gathersFirst;
  }

  add(row: Row): Promise<Outcome> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ row, resolve, reject });
      if (!this.#isWriting) void this.#writeAll();
    });
  }

  async #writeAll(): Promise<void> {
    this.#isWriting = true;
    if (this.#gathersFirst) await sameMoment();
    while (this.#waiting.length > 0) {
      const group = this.#waiting.slice(0, MAX_ROWS);
      this.#waiting = this.#waiting.slice(MAX_ROWS);
      await this.#writeGroup(group);
    }
    this.#isWriting = false;
  }

  async #writeGroup(group: readonly Waiting<Row, Outcome>[]): Promise<void> {
    try {
      const outcomes = await this.#write(group.map(({ row }) => row));
      for (const [at, { resolve }] of group.entries()) resolve(outcomes[at] as Outcome);
    } catch (error) {
      // One row that cannot be written must not cost the others theirs.
      if (group.length > 1) for (const each of group) await this.#writeGroup([each]);
      else group[0]?.reject(error);
    }
  }
}
