export { createChallenge, spendProof, type ProofPurpose } from './proofs.ts';
