export {
  findNumber,
  proofDifficulty,
  hashOfNumber,
  proofLimits,
  type Proof,
  type ProofChallenge,
} from './proof-of-work.ts';
export { sha256 } from './sha256.ts';
