import type { Transport } from './transport.ts';

/** As long as the server needs to draw what a command changed, which is asked for at the same moment. */
const DRAWING_MS = 45;

/** Ends early when the page goes out of sight: it may be left for good. */
const whileDrawn = (): Promise<void> =>
  new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', end);
      resolve();
    };
    const timer = setTimeout(end, DRAWING_MS);
    document.addEventListener('visibilitychange', end);
  });

/**
 * Lets the server draw a change before it saves it: both at once, the contributor would wait for the one that nobody
 * looks at. The command is kept in the browser meanwhile. Commands in a row follow each other without a pause.
 */
export const renderBeforeSave = (transport: Transport): Transport => {
  let answeredAt = Number.NEGATIVE_INFINITY;
  return {
    ...transport,
    send: async (command, signal) => {
      const isInRow = performance.now() - answeredAt < DRAWING_MS;
      // Behind other tabs nothing is drawn, and timers are late.
      if (!isInRow && !document.hidden) await whileDrawn();
      const outcome = await transport.send(command, signal);
      answeredAt = performance.now();
      return outcome;
    },
  };
};
