import type { Logger } from 'pino';
import type { Settings } from '../settings/index.ts';

/** The environment of a command. */
export interface CommandEnvironment {
  readonly settings: Settings;
  readonly log: Logger;
  print(line: string): void;
  /** Overwrites the last line, for the progress of long tasks. */
  showProgress(line: string): void;
}

export interface Command {
  /** Its name on the command line, such as `site add`. */
  readonly name: string;
  readonly usage: string;
  readonly summary: string;
  readonly options?: Readonly<Record<string, 'text' | 'switch'>>;
  run(input: CommandInput, environment: CommandEnvironment): Promise<void>;
}

export interface CommandInput {
  readonly args: readonly string[];
  readonly options: Readonly<Record<string, string | boolean | undefined>>;
}

/** A usage error or refusal, printed without a stack. */
export class CommandError extends Error {}

export const requireArgument = ({ args }: CommandInput, index: number, what: string): string => {
  const arg = args[index];
  if (arg === undefined) throw new CommandError(`${what} is missing.`);
  return arg;
};

export const textOption = ({ options }: CommandInput, name: string): string | undefined => {
  const value = options[name];
  return typeof value === 'string' ? value : undefined;
};
