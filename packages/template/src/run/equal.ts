import type { RenderContext } from './context.ts';

const hasOwn = Object.prototype.hasOwnProperty;

/** Deep equality of types and content. Charges each compared part. */
export const isEqual = (left: unknown, right: unknown, budget: Pick<RenderContext, 'charge'>): boolean => {
  if (left === right) return true;
  if (typeof left !== 'object' || typeof right !== 'object' || left === null || right === null) return false;
  if (Array.isArray(left) !== Array.isArray(right)) return false;
  const keys = Object.keys(left);
  budget.charge(1 + keys.length);
  return (
    keys.length === Object.keys(right).length &&
    keys.every(
      (key) => hasOwn.call(right, key) && isEqual(Reflect.get(left, key), Reflect.get(right, key), budget),
    )
  );
};
