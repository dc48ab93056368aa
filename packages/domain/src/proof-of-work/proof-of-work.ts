import { sha256, sha256Words } from './sha256.ts';

/** Find the number below `max` whose hash with the salt is the target. */
export interface ProofChallenge {
  readonly salt: string;
  readonly target: string;
  readonly max: number;
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
  /** By the server, which stores no pending challenges. */
  readonly signature: string;
}

/** A solved challenge. */
export interface Proof extends ProofChallenge {
  readonly number: number;
}

export const proofLimits = {
  /**
   * Range of numbers of the easiest and the hardest challenge: a tenth of a second to a few seconds in a
   * browser.
   */
  EASIEST: 100_000,
  HARDEST: 800_000,
  /** Time limit for solving a challenge. */
  LIFETIME_SECONDS: 600,
} as const;

const hashed = (salt: string, number: number): string => `${salt}:${number}`;

export const hashOfNumber = (salt: string, number: number): string => sha256(hashed(salt, number));

/**
 * Doubles with each further portion of attempts: guessing slows down, but a single sign-in stays bearable.
 */
export const proofDifficulty = (tries: number, portion: number): number => {
  const doublings = Math.max(0, Math.floor(tries / portion) - 1);
  return Math.min(proofLimits.HARDEST, proofLimits.EASIEST * 2 ** doublings);
};

/** Searches from `first` to before `last`; undefined if not found. */
export const findNumber = (
  { salt, target }: Pick<ProofChallenge, 'salt' | 'target'>,
  first: number,
  last: number,
): number | undefined => {
  const firstWord = Number.parseInt(target.slice(0, 8), 16) | 0;
  for (let number = first; number < last; number += 1)
    // Compares the first word before hashing to text, which would take most of the time.
    if (sha256Words(hashed(salt, number))[0] === firstWord && hashOfNumber(salt, number) === target)
      return number;
  return undefined;
};
