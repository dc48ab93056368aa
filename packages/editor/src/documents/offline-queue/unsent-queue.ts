import type { Command } from '../command.ts';

/** Stores commands that the server has not confirmed yet. */
export interface UnsentQueue {
  readonly load: () => Promise<readonly Command[]>;
  /** True if the command survives the page. */
  readonly add: (command: Command) => Promise<boolean>;
  /** Replaces a waiting command in place: later ones may depend on it. */
  readonly replace: (commandId: string, command: Command) => Promise<boolean>;
  readonly remove: (commandIds: readonly string[]) => Promise<void>;
}

/** For browsers without storage; commands are lost with the tab. */
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
export const createDeferredQueue = (opening: Promise<UnsentQueue>): UnsentQueue => ({
  load: async () => (await opening).load(),
  add: async (command) => (await opening).add(command),
  replace: async (id, command) => (await opening).replace(id, command),
  remove: async (ids) => (await opening).remove(ids),
});

const orFallback = async <Answer>(work: Promise<Answer>, otherwise: Answer): Promise<Answer> => {
  try {
    return await work;
  } catch {
    return otherwise;
  }
};

/**
 * Storage errors (full disk, damaged database) must not stop editing. Commands that could not be removed are sent
 * again by the next visit, which is idempotent.
 */
export const createFaultTolerantQueue = (queue: UnsentQueue): UnsentQueue => ({
  load: () => orFallback(queue.load(), []),
  add: (command) => orFallback(queue.add(command), false),
  replace: (id, command) => orFallback(queue.replace(id, command), false),
  remove: (ids) => orFallback(queue.remove(ids), undefined),
});
