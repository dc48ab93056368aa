import { Frame, resolveReference } from '../run/frame.ts';
import { ADD } from './operators.ts';
import type { Operator } from './operators.ts';
import type { CallItem, Item } from './parse.ts';
import type { Scalar } from './scalar.ts';

export interface Evaluation {
  /** Value of the last statement; undefined if it was empty or an assignment. */
  readonly value: Scalar | undefined;
  readonly problems: readonly string[];
  /** Assigned variables, to be stored only if there are no problems. */
  readonly assigned: ReadonlyMap<string, unknown>;
}

const LOCAL_NAME = /^@[a-zA-Z]/;

/** Runs the statements in their own frame, so that a failing expression leaves no variables behind. */
export const evaluate = (
  statements: readonly (readonly Item[])[],
  around: Frame,
  longestText: number,
): Evaluation => {
  const frame = new Frame(around.node, around);
  const assigned = new Map<string, unknown>();
  frame.locals = assigned;
  let value: Scalar | undefined;
  for (const items of statements) {
    const reducer = new Reducer(frame, longestText);
    value = reducer.run(items);
    if (reducer.problems.length > 0) return { value: undefined, problems: reducer.problems, assigned };
  }
  return { value, problems: [], assigned };
};

class Reducer {
  readonly problems: string[] = [];
  private readonly stack: Item[] = [];
  private readonly frame: Frame;
  private readonly longestText: number;

  constructor(frame: Frame, longestText: number) {
    this.frame = frame;
    this.longestText = longestText;
  }

  run(items: readonly Item[]): Scalar | undefined {
    for (const item of items) {
      if (item.type === 'operator' && item.operator.kind === 'assign') return this.assign();
      this.step(item);
      if (this.problems.length > 0) break;
    }
    return this.result();
  }

  // Operands below the top are ignored: `1 2 3` is 3.
  private result(): Scalar | undefined {
    const top = this.stack.pop();
    if (top === undefined) return undefined;
    const value = this.valueOf(top);
    if (value === undefined) this.problems.push('Reduce error: unexpected token on stack');
    return value;
  }

  private step(item: Item): void {
    if (item.type === 'operator') this.operate(item.operator);
    else if (item.type === 'call') this.call(item);
    else this.stack.push(item);
  }

  private operate(operator: Operator): void {
    const right = this.pop();
    const left = operator.kind === 'binary' ? this.pop() : null;
    if (right === undefined || left === undefined) {
      this.problems.push(`Invalid arguments to operator ${operator.name}`);
    } else if (operator.kind === 'binary') this.push(this.operateOn(operator, left, right));
    else if (operator.kind === 'unary') this.push(operator.apply(right));
  }

  private operateOn(operator: Extract<Operator, { kind: 'binary' }>, left: Scalar, right: Scalar): Scalar {
    const result = operator.apply(left, right);
    if (operator === ADD && typeof result === 'string' && result.length > this.longestText) {
      this.problems.push(`Concatenation would exceed maximum string length ${this.longestText}`);
    }
    return result;
  }

  private call({ name, call }: CallItem): void {
    const values: Scalar[] = [];
    for (let item = this.stack.pop(); item && item.type !== 'arguments'; item = this.stack.pop()) {
      const value = this.valueOf(item);
      if (value !== undefined) values.push(value);
    }
    const [first, ...others] = values.toReversed();
    if (first === undefined) this.problems.push(`Error calling function ${name}`);
    else this.push(call(first, others));
  }

  /** Ends the statement. Assigns nothing if the left side is not `@name` or the value is not a scalar. */
  private assign(): undefined {
    const value = this.pop();
    const target = this.stack.pop();
    if (target?.type !== 'reference' || value === undefined || !LOCAL_NAME.test(target.text)) return;
    if (target.reference.length === 1) this.frame.locals?.set(target.text, value);
  }

  private push(value: Scalar): void {
    this.stack.push({ type: 'literal', value });
  }

  private pop(): Scalar | undefined {
    const item = this.stack.pop();
    return item && this.valueOf(item);
  }

  /** Undefined for an object, an array or a mark. */
  private valueOf(item: Item): Scalar | undefined {
    if (item.type === 'literal') return item.value;
    if (item.type !== 'reference') return undefined;
    const value = resolveReference(this.frame, item.reference) ?? null;
    return isScalar(value) ? value : undefined;
  }
}

const isScalar = (value: unknown): value is Scalar => value === null || typeof value !== 'object';
