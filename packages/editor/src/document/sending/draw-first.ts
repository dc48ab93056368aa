import type { Transport } from './transport.ts';

/** As long as the server needs to draw what a command changed, which is asked for at the same moment. */
const DRAWING_MS = 45;

/**
 * Lets the server draw a change before it saves it: both at once, the contributor would wait for the one that nobody
 * looks at. The command is kept in the browser meanwhile. Commands in a row follow each other without a pause.
 */
export const drawFirst = (transport: Transport): Transport => {
  let answeredAt = Number.NEGATIVE_INFINITY;
  return {
    ...transport,
    send: async (command, signal) => {
      const isInRow = performance.now() - answeredAt < DRAWING_MS;
      // Behind other tabs nothing is drawn, and timers are late.
      if (!isInRow && !document.hidden) await new Promise((resolve) => setTimeout(resolve, DRAWING_MS));
      const outcome = await transport.send(command, signal);
      answeredAt = performance.now();
      return outcome;
    },
  };
};
