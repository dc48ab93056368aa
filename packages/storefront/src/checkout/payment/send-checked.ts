import type { Outcome, Refusal } from '@sitewright/api/client';
import type { Proof, ProofChallenge } from '@sitewright/domain/proof-of-work';
import { sendPayment, type Payment, type PaymentRequest } from '../state/checkout-calls.ts';

const challengeOf = ({ code, data }: Refusal): ProofChallenge | undefined =>
  code === 'payment-check' ? (data as { challenge?: ProofChallenge } | undefined)?.challenge : undefined;

/** Loaded when it is needed: few shoppers fail so often. */
const solve = async (challenge: ProofChallenge): Promise<Proof | undefined> => {
  const { solveChallenge } = await import('../../proof-of-work/index.ts');
  return solveChallenge(challenge);
};

/** After several failed payments the server asks for a proof of work; it is solved and the same request sent again. */
export const sendChecked = async (request: PaymentRequest): Promise<Outcome<Payment>> => {
  const sent = await sendPayment(request);
  const challenge = sent.ok ? undefined : challengeOf(sent.refusal);
  const proof = challenge && (await solve(challenge).catch(() => undefined));
  return proof ? sendPayment({ ...request, proof }) : sent;
};
