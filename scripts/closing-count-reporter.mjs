import { writeFileSync } from 'node:fs';

/** @typedef {{ passed: number, failed: number, skipped: number }} Count */
/** @typedef {import('vitest/node').TestModule} TestModule */

/**
 * A file or suite that fell over outside of any test (an import, a hook) is a failure of its own.
 *
 * @param {TestModule} module
 */
function countFallen(module) {
  const suites = [...module.children.allSuites()];
  return [module, ...suites].filter((each) => each.errors().length > 0).length;
}

/**
 * @param {readonly TestModule[]} modules
 * @param {number} strayErrors
 * @returns {Count}
 */
export function countTests(modules, strayErrors) {
  const states = modules.flatMap((module) =>
    [...module.children.allTests()].map((test) => test.result().state),
  );
  /** @param {string[]} wanted */
  const count = (...wanted) => states.filter((state) => wanted.includes(state)).length;
  const fallen = modules.reduce((sum, module) => sum + countFallen(module), 0);
  // A test still pending at the end never ran: its run was cut short.
  return {
    passed: count('passed'),
    failed: count('failed', 'pending') + fallen + strayErrors,
    skipped: count('skipped'),
  };
}

/** Hands the count to `check.mjs`, which prints it as the very last line, after everything has been closed. */
// oxlint-disable-next-line import/no-default-export -- the test runner loads a reporter by its default export
export default class ClosingCountReporter {
  /**
   * @param {readonly TestModule[]} modules
   * @param {readonly unknown[]} strayErrors
   */
  onTestRunEnd(modules, strayErrors) {
    const path = process.env['SITEWRIGHT_COUNT_FILE'];
    if (path) writeFileSync(path, JSON.stringify(countTests(modules, strayErrors.length)));
  }
}
