import type { Transport } from '../transport.ts';

export interface OtherTabs {
  /** Notifies other tabs of each saved command. */
  readonly transport: Transport;
  /** Called when another tab has saved something. */
  readonly onSaved: (listener: () => void) => void;
}

/** The tabs of a browser share one undo history: a command of one can be undone in another. */
export const connectTabs = (owner: string, transport: Transport): OtherTabs => {
  const channel = new BroadcastChannel(`sitewright journal ${owner}`);
  return {
    transport: {
      ...transport,
      send: async (command, signal) => {
        const outcome = await transport.send(command, signal);
        // A BroadcastChannel reaches its own origin only and takes no target.
        // oxlint-disable-next-line unicorn/require-post-message-target-origin
        if (outcome.ok) channel.postMessage(command.commandId);
        return outcome;
      },
    },
    onSaved: (listener) => channel.addEventListener('message', listener),
  };
};
