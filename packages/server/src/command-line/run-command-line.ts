import { parseArgs } from 'node:util';
import { backupCommands } from './backup-commands.ts';
import { CommandError, type Command, type CommandEnvironment } from './command.ts';
import { jobCommands } from './job-commands.ts';
import { mailCommands } from './mail-commands.ts';
import { programCommands } from './program-commands.ts';
import { siteCommands } from './site-commands.ts';
import { userCommands } from './user-commands.ts';

export const commands: readonly Command[] = [
  ...programCommands,
  ...siteCommands,
  ...backupCommands,
  ...userCommands,
  ...mailCommands,
  ...jobCommands,
];

export const helpText = (): string => {
  const width = Math.max(...commands.map(({ usage }) => usage.length));
  const lines = commands.map(({ usage, summary }) => `  ${usage.padEnd(width)}  ${summary}`);
  return ['Usage: sitewright COMMAND', '', ...lines].join('\n');
};

const findCommand = (words: readonly string[]): Command | undefined =>
  commands.find(({ name }) => name.split(' ').every((word, index) => words[index] === word));

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
  words: readonly string[],
  environment: CommandEnvironment,
): Promise<void> => {
  if (words.length === 0 || ['help', '--help', '-h'].includes(words[0] ?? ''))
    return environment.print(helpText());
  const command = findCommand(words);
  if (!command) throw new CommandError(`"${words.join(' ')}" is no command.\n\n${helpText()}`);
  const { values, positionals } = readOptions(command, words.slice(command.name.split(' ').length));
  return command.run(
    { words: positionals, options: values as Record<string, string | boolean> },
    environment,
  );
};
