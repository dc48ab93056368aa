import { createLog } from './logging/index.ts';
import { runUntilStopped } from './run-until-stopped.ts';
import { readSettings, SettingsFault } from './settings/index.ts';
import { explainStartFault } from './start-fault.ts';
import { keepTickShape } from './tick-shape.ts';

/** Files are readable only by the user that runs the server, not by other users of the computer. */
const PRIVATE_FILES = 0o077;

const main = async (): Promise<void> => {
  keepTickShape();
  process.umask(PRIVATE_FILES);
  const settings = readSettings(process.env);
  const log = createLog(settings.logLevel);
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'the program ended by a fault');
    process.exit(1);
  });
  await runUntilStopped(settings, log);
};

main().then(
  () => process.exit(0),
  (error: unknown) => {
    const sentence = error instanceof SettingsFault ? error.message : explainStartFault(error);
    process.stderr.write(`\nSitewright could not start.\n${sentence}\n`);
    process.exit(1);
  },
);
