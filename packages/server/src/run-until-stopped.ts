import type { Logger } from 'pino';
import type { Settings } from './settings/index.ts';
import { startProgram } from './start-program.ts';

const SIGNALS = ['SIGTERM', 'SIGINT'] as const;

/** Of one Ctrl-C the terminal tells, and `npm` passes it on: within this time it is the same wish. */
const DUPLICATE_SIGNAL_MS = 1000;

/** A later signal ends the program at once, as it would any other. */
const nextSignal = (): Promise<void> =>
  new Promise((resolve) => {
    const forget = (): void => {
      for (const signal of SIGNALS) process.off(signal, hear);
    };
    const hear = (): void => {
      resolve();
      setTimeout(forget, DUPLICATE_SIGNAL_MS).unref();
    };
    for (const signal of SIGNALS) process.on(signal, hear);
  });

/** Serves until somebody asks it to stop; requests under way are finished first. */
export const runUntilStopped = async (settings: Settings, log: Logger): Promise<void> => {
  const signal = nextSignal();
  const program = await startProgram(settings, log);
  process.stdout.write(program.greeting);
  await signal;
  await program.stop();
};
