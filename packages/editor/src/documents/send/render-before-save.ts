import type { Transport } from '../transport.ts';

/** Typical time the server needs to render a change; the render request is sent at the same moment. */
const RENDER_MS = 45;

/** Ends early when the page is hidden, because it may be closed. */
const waitForRender = (): Promise<void> =>
  new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', end);
      resolve();
    };
    const timer = setTimeout(end, RENDER_MS);
    document.addEventListener('visibilitychange', end);
  });

/**
 * Delays saving so that the server renders the change first: the contributor sees the rendering, not the save. The
 * command is persisted in the browser meanwhile. Consecutive commands are not delayed.
 */
export const renderBeforeSave = (transport: Transport): Transport => {
  let answeredAt = Number.NEGATIVE_INFINITY;
  return {
    ...transport,
    send: async (command, signal) => {
      const isInRow = performance.now() - answeredAt < RENDER_MS;
      // A hidden page renders nothing and its timers are throttled.
      if (!isInRow && !document.hidden) await waitForRender();
      const outcome = await transport.send(command, signal);
      answeredAt = performance.now();
      return outcome;
    },
  };
};
