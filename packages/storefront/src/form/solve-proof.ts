import { formVisitorCalls } from '@sitewright/api/forms';
import { findNumber, type Proof } from '@sitewright/domain/proof-of-work';
import { formClient } from './form-client.ts';

const PORTION = 1000;

const pause = (): Promise<unknown> => new Promise((resolve) => setTimeout(resolve));

/** Solved in small portions, so that typing stays smooth. Undefined if there is no challenge. */
export const solveProof = async (formId: string): Promise<Proof | undefined> => {
  const outcome = await formClient.send(formVisitorCalls.createChallenge, { params: { formId } });
  if (!outcome.ok) return undefined;
  const { answer } = outcome;
  for (let first = 0; first < answer.max; first += PORTION) {
    const number = findNumber(answer, first, Math.min(first + PORTION, answer.max));
    if (number !== undefined) return { ...answer, number };
    await pause();
  }
  return undefined;
};
