import { spawn } from 'node:child_process';

/**
 * Runs a Node program and starts it anew on request: the old one is asked to stop, and only when it has let go of
 * its port and data folder does the new one start.
 *
 * @param {string[]} parameters
 * @param {NodeJS.ProcessEnv} env
 */
export function createRestarter(parameters, env) {
  /** @type {import('node:child_process').ChildProcess | undefined} */
  let child;
  /** @type {Promise<void>} */
  let turn = Promise.resolve();

  const stopChild = async () => {
    const old = child;
    child = undefined;
    if (!old || old.exitCode !== null || old.signalCode !== null) return;
    const ended = new Promise((resolve) => old.once('exit', resolve));
    old.kill('SIGTERM');
    await ended;
  };

  /** @param {() => Promise<void>} work */
  const takeTurn = (work) => {
    turn = turn.then(work);
    return turn;
  };

  return {
    restart: () =>
      takeTurn(async () => {
        await stopChild();
        child = spawn(process.execPath, parameters, { env, stdio: 'inherit' });
      }),
    stop: () => takeTurn(stopChild),
  };
}
