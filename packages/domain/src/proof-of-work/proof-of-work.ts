import { sha256, sha256Words } from './sha256.ts';

/** A number below `most` is to be found whose hash, taken together with the salt, is the target. */
export interface ProofChallenge {
  readonly salt: string;
  readonly target: string;
  readonly most: number;
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
  /** The server's own: it keeps no challenge until it is answered. */
  readonly signature: string;
}

/** An answered challenge. */
export interface Proof extends ProofChallenge {
  readonly number: number;
}

export const proofLimits = {
  /** How many numbers the easiest and the hardest challenge let a browser try: a tenth of a second to a few seconds. */
  EASIEST: 100_000,
  HARDEST: 800_000,
  /** How long a challenge may be worked on. */
  LIFETIME_SECONDS: 600,
} as const;

const hashed = (salt: string, number: number): string => `${salt}:${number}`;

export const hashOfNumber = (salt: string, number: number): string => sha256(hashed(salt, number));

/** Twice as hard for each further portion of tries, so that guessing on gets slower and one sign-in stays bearable. */
export const proofDifficulty = (tries: number, portion: number): number => {
  const doublings = Math.max(0, Math.floor(tries / portion) - 1);
  return Math.min(proofLimits.HARDEST, proofLimits.EASIEST * 2 ** doublings);
};

/** Looks among the numbers from the first up to and without the last; nothing when it is not among them. */
export const findNumber = (
  { salt, target }: Pick<ProofChallenge, 'salt' | 'target'>,
  first: number,
  last: number,
): number | undefined => {
  const firstWord = Number.parseInt(target.slice(0, 8), 16) | 0;
  for (let number = first; number < last; number += 1)
    // Written out only where it may be the one: most of the time would go into writing.
    if (sha256Words(hashed(salt, number))[0] === firstWord && hashOfNumber(salt, number) === target)
      return number;
  return undefined;
};
