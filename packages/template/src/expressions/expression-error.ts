/** A syntax error of an expression; caught where it is parsed. */
export class ExpressionError extends Error {
  override readonly name = 'ExpressionError';
}
