import type { Command } from './command.ts';

/** Where commands wait that the server has not answered yet. It outlives the page. */
export interface UnsentQueue {
  readonly load: () => Promise<readonly Command[]>;
  readonly add: (command: Command) => Promise<void>;
  readonly remove: (commandIds: readonly string[]) => Promise<void>;
}

/** For browsers that keep nothing for the page; then the work lasts as long as the tab. */
export const createMemoryQueue = (start: readonly Command[] = []): UnsentQueue => {
  let commands = [...start];
  return {
    load: () => Promise.resolve(commands),
    add: (command) => {
      commands.push(command);
      return Promise.resolve();
    },
    remove: (ids) => {
      commands = commands.filter(({ commandId }) => !ids.includes(commandId));
      return Promise.resolve();
    },
  };
};

/** A queue that is still being opened. */
export const createLateQueue = (opening: Promise<UnsentQueue>): UnsentQueue => ({
  load: async () => (await opening).load(),
  add: async (command) => (await opening).add(command),
  remove: async (ids) => (await opening).remove(ids),
});
