import { formVisitorCalls } from '@sitewright/api/forms';
import type { Proof } from '@sitewright/domain/proof-of-work';
import { solveChallenge } from '../../proof-of-work/index.ts';
import { formClient } from '../sending/form-client.ts';

/** Undefined if there is no challenge. */
export const solveProof = async (formId: string): Promise<Proof | undefined> => {
  const outcome = await formClient.send(formVisitorCalls.createChallenge, { params: { formId } });
  return outcome.ok ? solveChallenge(outcome.answer) : undefined;
};
