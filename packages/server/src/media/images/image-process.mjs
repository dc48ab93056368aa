// Runs as a process of its own: what decoders take of memory goes back to the machine with it, and a file that makes
// one of them fall over does not take the program along.
// Plain JavaScript: a process starts from a file, and the bundle has none for it.
import sharp from 'sharp';

/** @typedef {{ id: number, source: string | Uint8Array, read: object, steps: [string, ...unknown[]][], wants: 'metadata' | 'content' }} Order */

// Its own cache holds on to whole pictures; what was made lies in the file store.
sharp.cache(false);

/** @param {Order} order */
const carryOut = ({ source, read, steps, wants }) => {
  /** @type {any} */
  let picture = sharp(source, read);
  for (const [step, ...parameters] of steps) picture = picture[step](...parameters);
  return wants === 'metadata' ? picture.metadata() : picture.toBuffer();
};

process.on('message', async (/** @type {Order} */ order) => {
  try {
    process.send?.({ id: order.id, result: await carryOut(order) });
  } catch (error) {
    process.send?.({ id: order.id, fault: error instanceof Error ? error.message : String(error) });
  }
});

// Ctrl-C in a terminal reaches both: the program lets visitors have what they wait for and then closes the line.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => {});
process.on('disconnect', () => process.exit());
