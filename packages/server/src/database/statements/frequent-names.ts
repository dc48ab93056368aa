import type { NamedStatement } from '../statement-connection.ts';
import { toStatement, type SqlFragment, type SqlValue } from './sql-fragment.ts';
import { StatementShapes, type StatementShape } from './statement-shapes.ts';

/** Each connection keeps the plan of such a statement: some hundred kilobytes for the largest. */
const MOST_NAMES = 24;
/** Statements of pages of templates in use have a third to half of it. */
const MOST_PIECES = 200;
/** After so many statements names are given back. Sites come and go, and publish changed templates. */
const GENERATION = 2_000;
/** So often in a generation a statement comes that gets a name, and keeps it. */
const FREQUENT_USES = 10;

/** The names of statements of many shapes: only of those that come often, and not of more than a few. */
export class FrequentNames {
  readonly #shapes = new StatementShapes(MOST_PIECES);
  readonly #named = new Map<string, StatementShape>();
  #lastName = 0;
  #uses = 0;
  #generation = 0;

  /** Changes when names are given back. */
  get generation(): number {
    return this.#generation;
  }

  has(name: string): boolean {
    return this.#named.has(name);
  }

  /** The statement of a fragment, if it has a name now. */
  name(fragment: SqlFragment): NamedStatement | undefined {
    if (this.#uses >= GENERATION) this.#endGeneration();
    this.#uses += 1;
    // Shapes that came seldom make room for others, of which some may come often.
    if (this.#shapes.isFull) this.#shapes.keepNamed();
    const values: SqlValue[] = [];
    const shape = this.#shapes.find(fragment, values);
    if (!shape) return undefined;
    shape.uses += 1;
    if (!shape.statement && shape.uses >= FREQUENT_USES && this.#named.size < MOST_NAMES)
      this.#giveName(shape, fragment);
    return shape.statement && { ...shape.statement, values };
  }

  #giveName(shape: StatementShape, fragment: SqlFragment): void {
    this.#lastName += 1;
    const name = `frequent_${this.#lastName}`;
    shape.statement = { name, text: toStatement(fragment).text };
    this.#named.set(name, shape);
  }

  #endGeneration(): void {
    for (const [name, shape] of this.#named) {
      if (shape.uses < FREQUENT_USES) {
        shape.statement = undefined;
        this.#named.delete(name);
      }
      shape.uses = 0;
    }
    this.#shapes.keepNamed();
    this.#uses = 0;
    this.#generation += 1;
  }
}
