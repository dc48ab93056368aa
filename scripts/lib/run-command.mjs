import { spawn } from 'node:child_process';

/**
 * Runs a program to its end and answers its exit code. Its standard output goes where the caller says,
 * because `npm run --silent template` must keep its own standard output free of set-up messages.
 *
 * @param {string} command
 * @param {string[]} parameters
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, output?: 'inherit' | 'stderr' | 'ignore' }} [options]
 * @returns {Promise<number>}
 */
export function runCommand(command, parameters, { cwd, env, output = 'inherit' } = {}) {
  const stdout = output === 'stderr' ? process.stderr : output;
  const stderr = output === 'ignore' ? 'ignore' : 'inherit';
  return new Promise((resolve) => {
    const child = spawn(command, parameters, {
      cwd,
      env: env ?? process.env,
      stdio: ['ignore', stdout, stderr],
    });
    child.once('error', () => resolve(127));
    child.once('exit', (code) => resolve(code ?? 1));
  });
}
