import { createHmac, randomBytes, randomInt } from 'node:crypto';
import { hashOfNumber, proofLimits, type Proof, type ProofChallenge } from '@sitewright/domain/proof-of-work';
import type { Queryable } from '../database/index.ts';
import { countWithinLimit, type RateLimitRequest } from '../http/index.ts';
import { isSameSignature } from '../signatures/index.ts';

/** What a proof is valid for. */
export interface ProofPurpose {
  readonly secret: string;
  /** The action and its subject, such as `sign-in` and an email address. */
  readonly scope: readonly string[];
  readonly now: Date;
}

type Unsigned = Omit<ProofChallenge, 'signature'>;

const sign = ({ secret, scope }: ProofPurpose, { salt, target, max, expiresAt }: Unsigned): string =>
  createHmac('sha256', secret)
    .update(JSON.stringify(['proof', scope, salt, target, max, expiresAt]))
    .digest('base64url');

/** Not stored: its signature is verified when the proof comes in. */
export const createChallenge = (purpose: ProofPurpose, max: number): ProofChallenge => {
  const salt = randomBytes(16).toString('base64url');
  const target = hashOfNumber(salt, randomInt(max));
  const expiresAt = purpose.now.getTime() + proofLimits.LIFETIME_SECONDS * 1000;
  const challenge = { salt, target, max, expiresAt };
  return { ...challenge, signature: sign(purpose, challenge) };
};

const isOurs = (purpose: ProofPurpose, proof: Proof): boolean =>
  isSameSignature(sign(purpose, proof), proof.signature);

/** Whether the proof is valid for this purpose and not expired; it may have been used before. */
export const isProofValid = (purpose: ProofPurpose, proof: Proof): boolean =>
  isOurs(purpose, proof) &&
  proof.expiresAt > purpose.now.getTime() &&
  hashOfNumber(proof.salt, proof.number) === proof.target;

/** A proof is used once. */
export const useOf = ({ now }: ProofPurpose, proof: Proof): RateLimitRequest => ({
  scope: ['proof', proof.signature],
  limit: { max: 1, withinSeconds: proofLimits.LIFETIME_SECONDS },
  now,
});

/** Whether the proof is valid for this purpose, not expired and not used before. Marks it as used. */
export const spendProof = async (
  database: Queryable,
  purpose: ProofPurpose,
  proof: Proof,
): Promise<boolean> => isProofValid(purpose, proof) && countWithinLimit(database, useOf(purpose, proof));
