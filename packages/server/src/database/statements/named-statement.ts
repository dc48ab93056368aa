import { createHash } from 'node:crypto';
import type { NamedStatement } from '../statement-connection.ts';
import { SqlFragment, toStatement, type SqlValue } from './sql-fragment.ts';

const names = new Map<string, string>();

const nameOf = (text: string): string => {
  let name = names.get(text);
  if (name === undefined) {
    name = createHash('sha256').update(text).digest('base64url').slice(0, 32);
    names.set(text, name);
  }
  return name;
};

/** Stands for a value in the shape of a statement. */
const VALUE = {};

/** Whoever writes a template decides on the shapes of its pages: what is known of shapes stays small all the same. */
const MOST_SHAPES = 10_000;
let shapeCount = 0;

/**
 * What statements have in common that are made of the same pieces of text: putting a long one together and looking up
 * its name by its text takes longer than sending it.
 */
class Shape {
  #next: Map<object, Shape> | undefined;
  statement: Pick<NamedStatement, 'name' | 'text'> | undefined;
  uses = 0;

  /** Undefined for a new shape when too many are known. */
  followedBy(part: object): Shape | undefined {
    const known = this.#next?.get(part);
    if (known || shapeCount >= MOST_SHAPES) return known;
    shapeCount += 1;
    const shape = new Shape();
    this.#next ??= new Map();
    this.#next.set(part, shape);
    return shape;
  }
}

const start = new Shape();

/** Collects the values; undefined for an unknown shape, as of a piece of text that is made anew each time. */
const shapeOf = (
  { texts, values, isLasting }: SqlFragment,
  before: Shape,
  collected: SqlValue[],
): Shape | undefined => {
  if (!isLasting) return undefined;
  let shape = before.followedBy(texts);
  for (const value of values) {
    if (!shape) return undefined;
    if (value instanceof SqlFragment) shape = shapeOf(value, shape, collected);
    else {
      collected.push(value);
      shape = shape.followedBy(VALUE);
    }
  }
  return shape;
};

const statementOf = (shape: Shape, fragment: SqlFragment, values: readonly SqlValue[]): NamedStatement => {
  if (!shape.statement) {
    const { text } = toStatement(fragment);
    shape.statement = { name: nameOf(text), text };
  }
  const { name, text } = shape.statement;
  return { name, text, values };
};

/** The statement of a fragment, under a name that stands for its text. */
export const nameStatement = (fragment: SqlFragment): NamedStatement => {
  const values: SqlValue[] = [];
  const shape = shapeOf(fragment, start, values);
  if (shape) return statementOf(shape, fragment, values);
  const statement = toStatement(fragment);
  return { name: nameOf(statement.text), ...statement };
};

/** Each connection keeps the plan of such a statement: some hundred kilobytes for the largest. */
const MOST_FREQUENT = 24;
const FREQUENT_USES = 10;
let frequentCount = 0;

/** The same for statements of many shapes: only for those that come often, and not for more than a few. */
export const nameIfFrequent = (fragment: SqlFragment): NamedStatement | undefined => {
  const values: SqlValue[] = [];
  const shape = shapeOf(fragment, start, values);
  if (!shape) return undefined;
  shape.uses += 1;
  if (shape.uses < FREQUENT_USES) return undefined;
  if (!shape.statement && frequentCount >= MOST_FREQUENT) return undefined;
  if (!shape.statement) frequentCount += 1;
  return statementOf(shape, fragment, values);
};
