import { createHash } from 'node:crypto';
import type { NamedStatement } from '../statement-connection.ts';
import { SqlFragment, toStatement, type SqlValue } from './sql-fragment.ts';

/** Stands for a value in the shape of a statement. */
const VALUE = {};

/** Whoever writes a template decides on the shapes of its pages: what is known of shapes stays small all the same. */
const MOST_SHAPES = 10_000;

/** Each connection keeps the plan of such a statement: some hundred kilobytes for the largest. */
const MOST_FREQUENT = 24;
const FREQUENT_USES = 10;

/**
 * What statements have in common that are made of the same pieces of text: putting a long one together and looking up
 * its name by its text takes longer than sending it.
 */
interface Shape {
  next: Map<object, Shape> | undefined;
  statement: Pick<NamedStatement, 'name' | 'text'> | undefined;
  uses: number;
}

const newShape = (): Shape => ({ next: undefined, statement: undefined, uses: 0 });

/** Keeps the shapes that have a name; the count of what is kept. */
const keepNamed = (shape: Shape): number => {
  let kept = 0;
  for (const [part, next] of shape.next ?? []) {
    const below = keepNamed(next);
    if (below === 0 && !next.statement) shape.next?.delete(part);
    else kept += 1 + below;
  }
  return kept;
};

/** The names of statements, and what is known of their shapes. */
export class StatementNames {
  readonly #names = new Map<string, string>();
  readonly #start = newShape();
  #shapeCount = 0;
  #frequentCount = 0;
  /** Where nearly all shapes have a name, looking for the others takes longer than it saves. */
  #isFull = false;

  /** The statement of a fragment, under a name that stands for its text. */
  name(fragment: SqlFragment): NamedStatement {
    const values: SqlValue[] = [];
    const shape = this.#shapeOf(fragment, this.#start, values);
    if (shape) return this.#statementOf(shape, fragment, values);
    const statement = toStatement(fragment);
    return { name: this.#nameOf(statement.text), ...statement };
  }

  /** The same for statements of many shapes: only for those that come often, and not for more than a few. */
  nameIfFrequent(fragment: SqlFragment): NamedStatement | undefined {
    this.#makeRoom();
    const values: SqlValue[] = [];
    const shape = this.#shapeOf(fragment, this.#start, values);
    if (!shape) return undefined;
    shape.uses += 1;
    if (shape.uses < FREQUENT_USES) return undefined;
    if (!shape.statement && this.#frequentCount >= MOST_FREQUENT) return undefined;
    if (!shape.statement) this.#frequentCount += 1;
    return this.#statementOf(shape, fragment, values);
  }

  /** Shapes that came seldom make room for others, of which some may come often. */
  #makeRoom(): void {
    if (this.#shapeCount < MOST_SHAPES || this.#isFull) return;
    this.#shapeCount = keepNamed(this.#start);
    this.#isFull = this.#shapeCount > MOST_SHAPES / 2;
  }

  #nameOf(text: string): string {
    let name = this.#names.get(text);
    if (name === undefined) {
      name = createHash('sha256').update(text).digest('base64url').slice(0, 32);
      this.#names.set(text, name);
    }
    return name;
  }

  /** Undefined for a new shape when too many are known. */
  #followedBy(shape: Shape, part: object): Shape | undefined {
    const known = shape.next?.get(part);
    if (known || this.#shapeCount >= MOST_SHAPES) return known;
    this.#shapeCount += 1;
    const next = newShape();
    shape.next ??= new Map();
    shape.next.set(part, next);
    return next;
  }

  /** Collects the values; undefined for an unknown shape, as of a piece of text that is made anew each time. */
  #shapeOf(
    { texts, values, isLasting }: SqlFragment,
    before: Shape,
    collected: SqlValue[],
  ): Shape | undefined {
    if (!isLasting) return undefined;
    let shape = this.#followedBy(before, texts);
    for (const value of values) {
      if (!shape) return undefined;
      if (value instanceof SqlFragment) shape = this.#shapeOf(value, shape, collected);
      else {
        collected.push(value);
        shape = this.#followedBy(shape, VALUE);
      }
    }
    return shape;
  }

  #statementOf(shape: Shape, fragment: SqlFragment, values: readonly SqlValue[]): NamedStatement {
    if (!shape.statement) {
      const { text } = toStatement(fragment);
      shape.statement = { name: this.#nameOf(text), text };
    }
    const { name, text } = shape.statement;
    return { name, text, values };
  }
}
