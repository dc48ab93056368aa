import { chromiumMissing } from './chromium.mjs';
import { checkSteps } from './check-steps.mjs';
import { findChromium } from '../../e2e/setup/program/find-chromium.mjs';
import { everyTarget } from './build-targets.mjs';
import { runCheckSteps } from './run-check-steps.mjs';
import { runTests } from './run-tests.mjs';
import { setUp } from './set-up.mjs';

const testProjects = ['unit', 'server', 'e2e', 'soak'];
const usualChecks = [...Object.keys(checkSteps), 'unit', 'server', 'e2e'];
const needsBrowser = new Set(['e2e', 'soak']);

/**
 * @param {string} name
 * @param {() => Promise<number>} step
 * @returns {Promise<boolean>}
 */
async function runStep(name, step) {
  console.log(`\n== ${name}`);
  const began = performance.now();
  const isGood = (await step()) === 0;
  console.log(
    `== ${name}: ${isGood ? 'good' : 'FAILED'} after ${((performance.now() - began) / 1000).toFixed(1)} s`,
  );
  return isGood;
}

async function build() {
  try {
    await setUp(everyTarget, 'inherit');
    return 0;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return 1;
  }
}

async function requireChromium() {
  if (findChromium()) return 0;
  console.error(chromiumMissing);
  return 1;
}

/**
 * Runs the tests that can run: without a build or a browser, those of the browser are left out and the missing
 * thing counts as the failure.
 *
 * @param {string[]} projects
 * @param {Map<string, boolean>} results
 */
async function runTestSteps(projects, results) {
  results.set('build', await runStep('build', build));
  const wantsBrowser = projects.some((name) => needsBrowser.has(name));
  if (wantsBrowser) results.set('chromium', await runStep('chromium', requireChromium));
  const canBrowse = results.get('build') && results.get('chromium');
  const possible = projects.filter((name) => canBrowse || !needsBrowser.has(name));
  if (possible.length === 0) return { passed: 0, failed: 0, skipped: 0 };
  console.log(`\n== tests: ${possible.join(', ')}`);
  return runTests(possible);
}

/**
 * Runs the named checks, or all but the long ones, to the end whatever fails. The last line counts the tests, and
 * each other check as one.
 *
 * @param {string[]} names
 * @returns {Promise<boolean>} whether all is well
 */
export async function runCheck(names) {
  const wanted = names.length > 0 ? names : usualChecks;
  const unknown = wanted.filter((name) => !(name in checkSteps) && !testProjects.includes(name));
  if (unknown.length > 0) {
    console.error(
      `There is no check called ${unknown.join(', ')}. There are: ${[...usualChecks, 'soak'].join(', ')}.`,
    );
    return false;
  }
  const results = await runCheckSteps(wanted);
  const projects = testProjects.filter((name) => wanted.includes(name));
  const tests =
    projects.length > 0 ? await runTestSteps(projects, results) : { passed: 0, failed: 0, skipped: 0 };
  return tellResult(results, tests);
}

/**
 * @param {Map<string, boolean>} results
 * @param {import('../closing-count-reporter.mjs').Count} tests
 */
function tellResult(results, tests) {
  const failedSteps = [...results].filter(([, isGood]) => !isGood).map(([name]) => name);
  if (failedSteps.length > 0) console.log(`\nFailed before the tests: ${failedSteps.join(', ')}`);
  const failed = tests.failed + failedSteps.length;
  const passed = tests.passed + results.size - failedSteps.length;
  console.log(`\n${passed} passed, ${failed} failed${tests.skipped > 0 ? `, ${tests.skipped} skipped` : ''}`);
  return failed === 0;
}
