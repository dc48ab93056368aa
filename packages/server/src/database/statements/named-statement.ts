import { createHash } from 'node:crypto';
import type { NamedStatement } from '../statement-connection.ts';
import { toStatement, type SqlFragment, type SqlValue } from './sql-fragment.ts';
import { StatementShapes, type StatementShape } from './statement-shapes.ts';

/** Each connection keeps the plan of such a statement: some hundred kilobytes for the largest. */
const MOST_FREQUENT = 24;
const FREQUENT_USES = 10;

/** The names of statements. */
export class StatementNames {
  readonly #names = new Map<string, string>();
  /** Of statements of few shapes, and of others. */
  readonly #fixed = new StatementShapes();
  readonly #varying = new StatementShapes();
  #frequentCount = 0;

  /** The statement of a fragment, under a name that stands for its text. */
  name(fragment: SqlFragment): NamedStatement {
    const values: SqlValue[] = [];
    const shape = this.#fixed.find(fragment, values);
    if (shape) return this.#statementOf(shape, fragment, values);
    const statement = toStatement(fragment);
    return { name: this.#nameOf(statement.text), ...statement };
  }

  /** The same for statements of many shapes: only for those that come often, and not for more than a few. */
  nameIfFrequent(fragment: SqlFragment): NamedStatement | undefined {
    // Shapes that came seldom make room for others, of which some may come often.
    if (this.#varying.isFull) this.#varying.keepNamed();
    const values: SqlValue[] = [];
    const shape = this.#varying.find(fragment, values);
    if (!shape) return undefined;
    shape.uses += 1;
    if (shape.statement) return this.#statementOf(shape, fragment, values);
    if (shape.uses < FREQUENT_USES || this.#frequentCount >= MOST_FREQUENT) return undefined;
    this.#frequentCount += 1;
    const statement = this.#statementOf(shape, fragment, values);
    if (this.#frequentCount === MOST_FREQUENT) this.#varying.close();
    return statement;
  }

  #nameOf(text: string): string {
    let name = this.#names.get(text);
    if (name === undefined) {
      name = createHash('sha256').update(text).digest('base64url').slice(0, 32);
      this.#names.set(text, name);
    }
    return name;
  }

  #statementOf(shape: StatementShape, fragment: SqlFragment, values: readonly SqlValue[]): NamedStatement {
    if (!shape.statement) {
      const { text } = toStatement(fragment);
      shape.statement = { name: this.#nameOf(text), text };
    }
    const { name, text } = shape.statement;
    return { name, text, values };
  }
}
