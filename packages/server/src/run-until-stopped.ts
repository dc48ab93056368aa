import type { Logger } from 'pino';
import type { Settings } from './settings/index.ts';
import { startProgram } from './start-program.ts';

const nextSignal = (): Promise<void> =>
  new Promise((resolve) => {
    process.once('SIGTERM', () => resolve());
    process.once('SIGINT', () => resolve());
  });

/** Serves until somebody asks it to stop; requests under way are finished first. */
export const runUntilStopped = async (settings: Settings, log: Logger): Promise<void> => {
  const signal = nextSignal();
  const program = await startProgram(settings, log);
  process.stdout.write(program.greeting);
  await signal;
  await program.stop();
};
