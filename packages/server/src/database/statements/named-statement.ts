import { createHash } from 'node:crypto';
import type { NamedStatement } from '../statement-connection.ts';
import { toStatement, type SqlFragment, type SqlValue } from './sql-fragment.ts';
import { StatementShapes } from './statement-shapes.ts';

/** The names of statements of few shapes. */
export class StatementNames {
  readonly #names = new Map<string, string>();
  #shapes = new StatementShapes();

  /** The statement of a fragment, under a name that stands for its text. */
  name(fragment: SqlFragment): NamedStatement {
    // What comes now is worth more than what came first: lists may be asked for in many ways.
    if (this.#shapes.isFull) this.#shapes = new StatementShapes();
    const values: SqlValue[] = [];
    const shape = this.#shapes.find(fragment, values);
    if (shape?.statement) return { ...shape.statement, values };
    const statement = toStatement(fragment);
    const name = this.#nameOf(statement.text);
    if (shape) shape.statement = { name, text: statement.text };
    return { name, ...statement };
  }

  #nameOf(text: string): string {
    let name = this.#names.get(text);
    if (name === undefined) {
      name = createHash('sha256').update(text).digest('base64url').slice(0, 32);
      this.#names.set(text, name);
    }
    return name;
  }
}
