import type { Logger } from 'pino';
import type { Settings } from './settings/index.ts';
import { startProgram } from './start-program.ts';

const SIGNALS = ['SIGTERM', 'SIGINT'] as const;

/** The terminal and `npm` both send a signal for one Ctrl-C: those within this time count as one. */
const DUPLICATE_SIGNAL_MS = 1000;

/** Any later signal terminates the process immediately. */
const nextSignal = (): Promise<void> =>
  new Promise((resolve) => {
    const removeListeners = (): void => {
      for (const signal of SIGNALS) process.off(signal, onSignal);
    };
    const onSignal = (): void => {
      resolve();
      setTimeout(removeListeners, DUPLICATE_SIGNAL_MS).unref();
    };
    for (const signal of SIGNALS) process.on(signal, onSignal);
  });

/** Serves until a signal, then finishes pending requests. */
export const runUntilStopped = async (settings: Settings, log: Logger): Promise<void> => {
  const signal = nextSignal();
  const program = await startProgram(settings, log);
  process.stdout.write(program.greeting);
  await signal;
  await program.stop();
};
