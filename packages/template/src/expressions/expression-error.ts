/** What is wrong with an expression; caught where the expression is parsed. */
export class ExpressionError extends Error {
  override readonly name = 'ExpressionError';
}
