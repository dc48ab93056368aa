export { createChallenge, isProofValid, spendProof, useOf, type ProofPurpose } from './proofs.ts';
