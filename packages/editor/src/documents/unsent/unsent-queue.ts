import type { Command } from '../command.ts';

/** Where commands wait that the server has not answered yet. */
export interface UnsentQueue {
  readonly load: () => Promise<readonly Command[]>;
  /** True when the command outlives the page. */
  readonly add: (command: Command) => Promise<boolean>;
  /** Another command in the place of one that waits: those behind it may be built on it. */
  readonly replace: (commandId: string, command: Command) => Promise<boolean>;
  readonly remove: (commandIds: readonly string[]) => Promise<void>;
}

/** For browsers that keep nothing for the page; then the work lasts as long as the tab. */
export const createMemoryQueue = (start: readonly Command[] = []): UnsentQueue => {
  let commands = [...start];
  return {
    load: () => Promise.resolve(commands),
    add: (command) => {
      commands.push(command);
      return Promise.resolve(false);
    },
    replace: (id, command) => {
      commands = commands.map((each) => (each.commandId === id ? command : each));
      return Promise.resolve(false);
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
  replace: async (id, command) => (await opening).replace(id, command),
  remove: async (ids) => (await opening).remove(ids),
});

const orElse = async <Answer>(work: Promise<Answer>, otherwise: Answer): Promise<Answer> => {
  try {
    return await work;
  } catch {
    return otherwise;
  }
};

/**
 * A queue that cannot be read or written (a full disk, a damaged database) must not stop the work. What it did not
 * remove is sent once more by the next visit, which does nothing twice.
 */
export const createForgivingQueue = (queue: UnsentQueue): UnsentQueue => ({
  load: () => orElse(queue.load(), []),
  add: (command) => orElse(queue.add(command), false),
  replace: (id, command) => orElse(queue.replace(id, command), false),
  remove: (ids) => orElse(queue.remove(ids), undefined),
});
