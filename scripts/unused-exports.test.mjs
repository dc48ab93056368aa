import { expect, it } from 'vitest';
import { readTree } from './boundaries/read-tree.mjs';
import { findUnusedExports } from './boundaries/unused-exports.mjs';
import { repositoryRoot } from './lib/repository.mjs';

/** Looked at one by one: what is used by tests alone is dead, and makes them show what nobody can do. */
const reviewed = [
  // What owners type and choose from when they edit shipping and tax; the calls take the result.
  'packages/domain/src/shipping/postal-codes.ts formatPostalCodes',
  'packages/domain/src/shipping/postal-codes.ts parsePostalCodes',
  'packages/domain/src/shipping/regions.ts regionsOf',
  // Rules of CART-12, CART-15 and F20 that wait for customer accounts.
  'packages/server/src/cart/customer-carts-store.ts mergeCartsAtSignIn',
  'packages/server/src/cart/customer-carts-store.ts releaseCartAtSignOut',
];

/** The tool that writes migrations reads every table, also those that only statements in SQL name. */
const isTable = /-tables\.ts \w+$/;

it('every export is used by something that is no test', () => {
  const unused = findUnusedExports(readTree(repositoryRoot)).filter((name) => !isTable.test(name));
  expect(unused.toSorted()).toEqual(reviewed);
});
