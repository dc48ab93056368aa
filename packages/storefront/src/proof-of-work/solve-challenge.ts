import { findNumber, type Proof, type ProofChallenge } from '@sitewright/domain/proof-of-work';

const PORTION = 500;
/** Longer work would delay what the visitor types. */
const LONGEST_WORK_MS = 16;

/** Lets events be handled. A timer would wait for 4 ms each time, which adds up on a slow machine. */
const pause = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => {
      port1.close();
      resolve();
    });
    port1.start();
    port2.postMessage(undefined);
  });

/** Solved in small portions, so that typing stays smooth. */
export const solveChallenge = async (challenge: ProofChallenge): Promise<Proof | undefined> => {
  let began = performance.now();
  for (let first = 0; first < challenge.max; first += PORTION) {
    const number = findNumber(challenge, first, Math.min(first + PORTION, challenge.max));
    if (number !== undefined) return { ...challenge, number };
    if (performance.now() - began < LONGEST_WORK_MS) continue;
    await pause();
    began = performance.now();
  }
  return undefined;
};
