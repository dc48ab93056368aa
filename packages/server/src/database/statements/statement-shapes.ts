import type { NamedStatement } from '../statement-connection.ts';
import { SqlFragment, type SqlValue } from './sql-fragment.ts';

/** Stands for a value in the shape of a statement. */
const VALUE = {};

/** Whoever writes a template decides on the shapes of its pages: what is known of shapes stays small all the same. */
const MOST_SHAPES = 10_000;

/**
 * What statements have in common that are made of the same pieces of text: putting a long one together and looking up
 * its name by its text takes longer than sending it.
 */
export interface StatementShape {
  /** Pieces up to here. */
  readonly pieces: number;
  next: Map<object, StatementShape> | undefined;
  statement: Pick<NamedStatement, 'name' | 'text'> | undefined;
  /** As far as they are counted. */
  uses: number;
}

const newShape = (pieces: number): StatementShape => ({
  pieces,
  next: undefined,
  statement: undefined,
  uses: 0,
});

/** Keeps the shapes that have a name; the count of what is kept. */
const keepNamed = (shape: StatementShape): number => {
  let kept = 0;
  for (const [piece, next] of shape.next ?? []) {
    const below = keepNamed(next);
    if (below === 0 && !next.statement) shape.next?.delete(piece);
    else kept += 1 + below;
  }
  return kept;
};

/** The shapes of statements, as far as they are remembered. */
export class StatementShapes {
  readonly #start = newShape(0);
  readonly #mostPieces: number;
  #count = 0;

  /** Statements of more pieces are not remembered. */
  constructor(mostPieces = Infinity) {
    this.#mostPieces = mostPieces;
  }

  get isFull(): boolean {
    return this.#count >= MOST_SHAPES;
  }

  /** Shapes that have no name make room for others. */
  keepNamed(): void {
    this.#count = keepNamed(this.#start);
  }

  /** Collects the values; undefined for a shape that is not remembered, as of a text that is made anew each time. */
  find(fragment: SqlFragment, collected: SqlValue[]): StatementShape | undefined {
    return this.#after(this.#start, fragment, collected);
  }

  #after(
    before: StatementShape,
    { texts, values, isLasting }: SqlFragment,
    collected: SqlValue[],
  ): StatementShape | undefined {
    if (!isLasting) return undefined;
    let shape = this.#followedBy(before, texts);
    for (const value of values) {
      if (!shape) return undefined;
      if (value instanceof SqlFragment) shape = this.#after(shape, value, collected);
      else {
        collected.push(value);
        shape = this.#followedBy(shape, VALUE);
      }
    }
    return shape;
  }

  #followedBy(shape: StatementShape, piece: object): StatementShape | undefined {
    const known = shape.next?.get(piece);
    if (known || this.isFull || shape.pieces >= this.#mostPieces) return known;
    this.#count += 1;
    const next = newShape(shape.pieces + 1);
    shape.next ??= new Map();
    shape.next.set(piece, next);
    return next;
  }
}
