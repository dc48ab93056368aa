import { timingSafeEqual } from 'node:crypto';

/** Takes as long for every wrong one of the right length. Whatever a visitor may send can be given. */
export const isSameSignature = (expected: string, given: string): boolean => {
  const [one, other] = [Buffer.from(expected), Buffer.from(given)];
  return one.length === other.length && timingSafeEqual(one, other);
};
