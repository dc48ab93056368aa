import { ExpressionError } from './expression-error.ts';
import { FUNCTIONS } from './functions.ts';
import type { ExpressionFunction } from './functions.ts';
import { UNARY_MINUS, UNARY_PLUS } from './operators.ts';
import type { Operator } from './operators.ts';
import { tokenizeExpression } from './tokenize.ts';
import type { ExpressionToken, LiteralToken, OperatorToken, ReferenceToken } from './tokenize.ts';

/** Marks the start of a call's arguments. */
export interface ArgumentsMark {
  readonly type: 'arguments';
}

export interface OperatorItem {
  readonly type: 'operator';
  readonly operator: Operator;
}

export interface CallItem {
  readonly type: 'call';
  readonly name: string;
  readonly call: ExpressionFunction;
}

/** An item of a statement in reverse Polish notation. */
export type Item = LiteralToken | ReferenceToken | ArgumentsMark | OperatorItem | CallItem;

export interface Expression {
  readonly statements: readonly (readonly Item[])[];
  readonly tokenCount: number;
}

/** Throws an ExpressionError on invalid input. */
export const parseExpression = (source: string): Expression => {
  const tokens = tokenizeExpression(source);
  const statements: Item[][] = [];
  let builder = new StatementBuilder();
  tokens.forEach((token, i) => {
    if (token.type === ';') {
      statements.push(builder.finish());
      builder = new StatementBuilder();
    } else builder.add(token, tokens[i + 1]);
  });
  statements.push(builder.finish());
  return { statements: statements.filter((items) => items.length > 0), tokenCount: tokens.length };
};

type Pending = OperatorItem | CallItem | { readonly type: '(' };

/** Shunting-yard algorithm: operators are pending until a weaker one or a parenthesis pops them. */
class StatementBuilder {
  private readonly items: Item[] = [];
  private readonly pending: Pending[] = [];
  private previous: ExpressionToken | null = null;

  add(token: ExpressionToken, next: ExpressionToken | undefined): void {
    switch (token.type) {
      case 'literal':
        this.items.push(token);
        break;
      case 'reference':
        this.addName(token, next?.type === '(');
        break;
      case 'operator':
        this.addOperator(this.resolveSign(token));
        break;
      case '(':
        this.pending.push({ type: '(' });
        break;
      case ')':
        this.closeParenthesis();
        break;
      default:
        this.releaseToParenthesis();
    }
    this.previous = token;
  }

  finish(): Item[] {
    this.releaseToParenthesis();
    if (this.pending.length > 0) throw new ExpressionError('Mismatched operator found: left paren');
    return this.items;
  }

  private addName(token: ReferenceToken, isCall: boolean): void {
    if (!isCall) {
      this.items.push(token);
      return;
    }
    const call = FUNCTIONS.get(token.text);
    if (call === undefined) throw new ExpressionError(`Invalid function ${token.text}`);
    this.items.push({ type: 'arguments' });
    this.pending.push({ type: 'call', name: token.text, call });
  }

  // A sign is unary at the start and after anything that is not the end of an operand.
  private resolveSign({ symbol, operator }: OperatorToken): Operator {
    const before = this.previous?.type;
    if (before === 'literal' || before === 'reference' || before === ')') return operator;
    if (symbol === '+') return UNARY_PLUS;
    return symbol === '-' ? UNARY_MINUS : operator;
  }

  private addOperator(operator: Operator): void {
    for (let top = this.pending.at(-1); top && yields(top, operator); top = this.pending.at(-1))
      this.release();
    this.pending.push({ type: 'operator', operator });
  }

  private closeParenthesis(): void {
    this.releaseToParenthesis();
    if (this.pending.pop() === undefined) throw new ExpressionError('Mismatched operator found: right paren');
    if (this.pending.at(-1)?.type === 'call') this.release();
  }

  private releaseToParenthesis(): void {
    for (let top = this.pending.at(-1); top && top.type !== '('; top = this.pending.at(-1)) this.release();
  }

  private release(): void {
    const item = this.pending.pop();
    if (item && item.type !== '(') this.items.push(item);
  }
}

/** Whether the pending operator is applied before the new one. */
const yields = (waiting: Pending, next: Operator): boolean => {
  if (waiting.type !== 'operator') return false;
  const isRightAssociative = next.kind !== 'binary' || next.isRightAssociative;
  const { precedence } = waiting.operator;
  return precedence > next.precedence || (precedence === next.precedence && !isRightAssociative);
};
