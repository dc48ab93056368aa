import { formVisitorCalls } from '@sitewright/api/forms';
import { findNumber, type Proof } from '@sitewright/domain/proof-of-work';
import { formClient } from '../sending/form-client.ts';

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

/** Solved in small portions, so that typing stays smooth. Undefined if there is no challenge. */
export const solveProof = async (formId: string): Promise<Proof | undefined> => {
  const outcome = await formClient.send(formVisitorCalls.createChallenge, { params: { formId } });
  if (!outcome.ok) return undefined;
  const { answer } = outcome;
  let began = performance.now();
  for (let first = 0; first < answer.max; first += PORTION) {
    const number = findNumber(answer, first, Math.min(first + PORTION, answer.max));
    if (number !== undefined) return { ...answer, number };
    if (performance.now() - began < LONGEST_WORK_MS) continue;
    await pause();
    began = performance.now();
  }
  return undefined;
};
