import { expect, it } from 'vitest';
import { readTree } from './boundaries/read-tree.mjs';
import { findUnusedExports } from './boundaries/unused-exports.mjs';
import { repositoryRoot } from './lib/repository.mjs';

/** Looked at one by one: what is used by tests alone is dead, and makes them show what nobody can do. */
const reviewed = [
  // Rules of CART-12, CART-15 and F20 that wait for customer accounts.
  'packages/server/src/cart/customer-carts-store.ts mergeCartsAtSignIn',
  'packages/server/src/cart/customer-carts-store.ts releaseCartAtSignOut',
];

/** The tool that writes migrations reads every table, also those that only statements in SQL name. */
const isTable = /-tables\.ts \w+$/;

/** Reading every file takes as long as the machine is busy. */
const WHOLE_TREE_MS = 120_000;

it('every export is used by something that is no test', { timeout: WHOLE_TREE_MS }, () => {
  const unused = findUnusedExports(readTree(repositoryRoot)).filter((name) => !isTable.test(name));
  expect(unused.toSorted()).toEqual(reviewed);
});
