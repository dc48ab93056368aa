import { pino } from 'pino';
import { runUntilStopped } from './run-until-stopped.ts';
import { readSettings, SettingsFault } from './settings/index.ts';
import { explainStartFault } from './start-fault.ts';

const main = async (): Promise<void> => {
  const settings = readSettings(process.env);
  await runUntilStopped(settings, pino({ level: settings.logLevel, base: null }, pino.destination(2)));
};

main().then(
  () => process.exit(0),
  (error: unknown) => {
    const sentence = error instanceof SettingsFault ? error.message : explainStartFault(error);
    process.stderr.write(`\nSitewright could not start.\n${sentence}\n`);
    process.exit(1);
  },
);
