import type { Logger } from 'pino';
import type { Settings } from '../settings/index.ts';

/** What a command needs from where it runs. */
export interface CommandEnvironment {
  readonly settings: Settings;
  readonly log: Logger;
  print(line: string): void;
  /** A line that is written over: how far long work has come. */
  showProgress(line: string): void;
}

export interface Command {
  /** The words that call it, such as `site add`. */
  readonly name: string;
  readonly usage: string;
  readonly summary: string;
  readonly options?: Readonly<Record<string, 'text' | 'switch'>>;
  run(input: CommandInput, environment: CommandEnvironment): Promise<void>;
}

export interface CommandInput {
  readonly words: readonly string[];
  readonly options: Readonly<Record<string, string | boolean | undefined>>;
}

/** Told without a stack: the person made a slip, or the answer is no. */
export class CommandError extends Error {}

export const requireArgument = ({ words }: CommandInput, index: number, what: string): string => {
  const word = words[index];
  if (word === undefined) throw new CommandError(`${what} is missing.`);
  return word;
};

export const textOption = ({ options }: CommandInput, name: string): string | undefined => {
  const value = options[name];
  return typeof value === 'string' ? value : undefined;
};
