import { parseArgs } from 'node:util';
import { backupCommands } from './backup-commands.ts';
import { CommandError, type Command, type CommandEnvironment } from './command.ts';
import { jobCommands } from './job-commands.ts';
import { mailCommands } from './mail-commands.ts';
import { orderCommands } from './order-commands.ts';
import { programCommands } from './program-commands.ts';
import { outsideEffectsCommands } from './outside-effects-commands.ts';
import { siteCommands } from './site-commands.ts';
import { userCommands } from './user-commands.ts';

export const commands: readonly Command[] = [
  ...programCommands,
  ...siteCommands,
  ...backupCommands,
  ...userCommands,
  ...mailCommands,
  ...orderCommands,
  ...jobCommands,
  ...outsideEffectsCommands,
];

export const helpText = (): string => {
  const width = Math.max(...commands.map(({ usage }) => usage.length));
  const lines = commands.map(({ usage, summary }) => `  ${usage.padEnd(width)}  ${summary}`);
  return ['Usage: sitewright COMMAND', '', ...lines].join('\n');
};

const findCommand = (args: readonly string[]): Command | undefined =>
  commands.find(({ name }) => name.split(' ').every((part, index) => args[index] === part));

const readOptions = (command: Command, rest: readonly string[]) => {
  const kinds = Object.entries(command.options ?? {});
  try {
    return parseArgs({
      args: [...rest],
      allowPositionals: true,
      options: Object.fromEntries(
        kinds.map(([name, kind]) => [
          name,
          { type: kind === 'text' ? ('string' as const) : ('boolean' as const) },
        ]),
      ),
    });
  } catch (error) {
    throw new CommandError(`${(error as Error).message}\nUsage: sitewright ${command.usage}`);
  }
};

export const runCommandLine = async (
  args: readonly string[],
  environment: CommandEnvironment,
): Promise<void> => {
  if (args.length === 0 || ['help', '--help', '-h'].includes(args[0] ?? ''))
    return environment.print(helpText());
  const command = findCommand(args);
  if (!command) throw new CommandError(`"${args.join(' ')}" is no command.\n\n${helpText()}`);
  const { values, positionals } = readOptions(command, args.slice(command.name.split(' ').length));
  return command.run({ args: positionals, options: values as Record<string, string | boolean> }, environment);
};
