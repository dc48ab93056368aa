import type { Transport } from './transport.ts';

export interface OtherTabs {
  /** Tells the other tabs of what was saved by it. */
  readonly transport: Transport;
  /** Hears that another tab has saved something. */
  readonly onSaved: (listener: () => void) => void;
}

/** The tabs of a browser share the contributor's journal: what one of them does another may undo. */
export const connectTabs = (owner: string, transport: Transport): OtherTabs => {
  const channel = new BroadcastChannel(`sitewright journal ${owner}`);
  return {
    transport: {
      ...transport,
      send: async (command, signal) => {
        const outcome = await transport.send(command, signal);
        // A channel reaches its own origin alone and takes no target.
        // oxlint-disable-next-line unicorn/require-post-message-target-origin
        if (outcome.ok) channel.postMessage(command.commandId);
        return outcome;
      },
    },
    onSaved: (listener) => channel.addEventListener('message', listener),
  };
};
