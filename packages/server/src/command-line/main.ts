import { BackupRefusal } from '../backups/index.ts';
import { createLog } from '../logging/index.ts';
import { readSettings, SettingsFault } from '../settings/index.ts';
import { explainStartFault } from '../start-fault.ts';
import { CommandError } from './command.ts';
import { runCommandLine } from './run-command-line.ts';

const isExpected = (error: unknown): error is Error =>
  error instanceof CommandError || error instanceof SettingsFault || error instanceof BackupRefusal;

const showProgress = (line: string): void => {
  if (process.stderr.isTTY) process.stderr.write(`\r\u001b[K${line}`);
};

const main = async (): Promise<void> => {
  const settings = readSettings(process.env);
  const log = createLog(process.env['SITEWRIGHT_LOG'] ?? 'warn');
  const print = (line: string): void => {
    showProgress('');
    process.stdout.write(`${line}\n`);
  };
  await runCommandLine(process.argv.slice(2), { settings, log, print, showProgress });
};

main().catch((error: unknown) => {
  process.stderr.write(`${isExpected(error) ? error.message : explainStartFault(error)}\n`);
  process.exitCode = 1;
});
