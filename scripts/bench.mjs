import { fork } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import { everyTarget } from './lib/build-targets.mjs';
import { repositoryRoot } from './lib/repository.mjs';
import { setUpOrExit } from './lib/set-up.mjs';

/** @typedef {{ what: string, ours: string, peer: string, ratio?: number, goal: string, met: boolean }} Row */
/** @typedef {{ name: string, report: { rows: Row[], notes?: string[] } }} Answer */

const sources = join(repositoryRoot, 'benchmarks/src');
const bundles = join(repositoryRoot, 'benchmarks/.cache');

/**
 * Peers are measured as their users get them.
 *
 * @param {string} id
 */
function isInstalledPackage(id) {
  return isBuiltin(id) || !/^(?:\.|\/|@sitewright\/)/.test(id);
}

/** @param {string} name */
async function bundleScenario(name) {
  const { writeBundle } = await import('./lib/bundle.mjs');
  await writeBundle({
    input: { [name]: join(sources, `${name}.bench.ts`) },
    platform: 'node',
    external: isInstalledPackage,
    output: { dir: bundles, format: 'esm', entryFileNames: '[name].mjs' },
  });
  return join(bundles, `${name}.mjs`);
}

/**
 * @param {string} path
 * @returns {Promise<Answer | undefined>} nothing when the scenario fell over; its own message is above
 */
function runScenario(path) {
  const child = fork(join(repositoryRoot, 'scripts/lib/run-scenario.mjs'), [path], {
    execArgv: ['--expose-gc'],
  });
  return new Promise((resolve) => {
    child.once('message', (answer) => resolve(/** @type {Answer} */ (answer)));
    child.once('exit', () => resolve(undefined));
  });
}

/** @param {Answer} answer */
function printReport({ name, report }) {
  console.log(`\n${name}`);
  const head = ['', 'ours', 'peer', 'ratio', 'goal', ''];
  const lines = report.rows.map(({ what, ours, peer, ratio, goal, met }) => {
    return [what, ours, peer, ratio === undefined ? '' : ratio.toFixed(2), goal, met ? 'met' : 'NOT MET'];
  });
  const widths = head.map((_, column) =>
    Math.max(...[head, ...lines].map((line) => line[column]?.length ?? 0)),
  );
  for (const line of [head, ...lines]) {
    console.log(`  ${line.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')}`.trimEnd());
  }
  for (const note of report.notes ?? []) console.log(`  ${note}`);
}

await setUpOrExit(everyTarget);
const ending = '.bench.ts';
const known = readdirSync(sources)
  .filter((file) => file.endsWith(ending))
  .map((file) => file.slice(0, -ending.length));
const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !known.includes(name));
if (unknown.length > 0) {
  console.error(`There is no benchmark called ${unknown.join(', ')}. There are: ${known.join(', ')}.`);
  process.exit(1);
}
for (const name of wanted.length > 0 ? wanted : known) {
  const answer = await runScenario(await bundleScenario(name));
  if (answer) printReport(answer);
  else process.exitCode = 1;
}
