import { spawn } from 'node:child_process';
import { checkSteps } from './check-steps.mjs';
import { repositoryRoot } from './repository.mjs';

/** @typedef {import('./check-steps.mjs').CheckCommand} CheckCommand */
/** @typedef {{ name: string, began: number, open: number, isGood: boolean, said: string }} StepState */

/**
 * @param {CheckCommand} command
 * @returns {Promise<{ isGood: boolean, said: string }>}
 */
function runQuietly({ parameters, complaint }) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, parameters, {
      cwd: repositoryRoot,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let said = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text) => (said += text));
    }
    child.once('error', (error) => resolve({ isGood: false, said: `${error.message}\n` }));
    child.once('close', (code) => {
      const isGood = code === 0;
      resolve({ isGood, said: isGood || !complaint ? said : `${said}${complaint}\n` });
    });
  });
}

/** @param {StepState} step */
function tellStep({ name, began, isGood, said }) {
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  console.log(`\n== ${name}\n${said}== ${name}: ${isGood ? 'good' : 'FAILED'} after ${seconds} s`);
}

/**
 * Two commands at a time, whatever step they belong to: one alone leaves a core idle, and all at once would fill the
 * memory. What a step says is printed when its last command has ended.
 *
 * @param {string[]} names
 * @returns {Promise<Map<string, boolean>>} whether each is good
 */
export async function runCheckSteps(names) {
  /** @type {Map<string, boolean>} */
  const results = new Map();
  const waiting = Object.entries(checkSteps)
    .filter(([name]) => names.includes(name))
    .flatMap(([name, list]) => {
      const commands = list();
      /** @type {StepState} */
      const step = { name, began: 0, open: commands.length, isGood: true, said: '' };
      return commands.map((command) => ({ command, step }));
    });
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const { command, step } = next;
      if (step.began === 0) step.began = performance.now();
      const { isGood, said } = await runQuietly(command);
      if (!isGood) step.isGood = false;
      step.said += said;
      step.open -= 1;
      if (step.open > 0) continue;
      tellStep(step);
      results.set(step.name, step.isGood);
    }
  };
  await Promise.all([work(), work()]);
  return results;
}
