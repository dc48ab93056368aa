import { sql, type SqlFragment } from '../database/index.ts';

interface PriceRange {
  /** Inclusive, in minor units. */
  readonly from: number;
  readonly to: number;
}

/** Prices with the same first two digits and as many others are in one bucket. */
export const priceBucket = (price: SqlFragment): SqlFragment =>
  sql`(length(${price}::text) * 100 + left(${price}::text, 2)::int)`;

/** The same of a price that is known. */
export const bucketOfPrice = (price: number): number => {
  const digits = String(price);
  return digits.length * 100 + Number(digits.slice(0, 2));
};

/** The lowest price that a bucket can have. */
export const startOfBucket = (bucket: SqlFragment): SqlFragment =>
  sql`(${bucket} % 100 * power(10, greatest(${bucket} / 100 - 2, 0)))::bigint`;

/** The prices of the bucket that has this one. */
const bucketAround = (price: number): PriceRange => {
  const size = 10 ** Math.max(0, String(price).length - 2);
  const from = Math.floor(price / size) * size;
  return { from, to: from + size - 1 };
};

/** A range as buckets of which it has all prices, and as prices of other buckets. What is missing is a range turned round. */
interface SplitRange {
  readonly buckets: PriceRange;
  readonly below: PriceRange;
  readonly above: PriceRange;
}

const NOTHING: PriceRange = { from: 1, to: 0 };

export const splitRange = ({ from, to }: PriceRange): SplitRange => {
  const [first, last] = [bucketAround(from), bucketAround(to)];
  const whole = { from: first.from === from ? from : first.to + 1, to: last.to === to ? to : last.from - 1 };
  if (whole.from > whole.to) {
    const isOneBucket = first.from === last.from;
    return {
      buckets: NOTHING,
      below: isOneBucket ? { from, to } : { from, to: first.to },
      above: isOneBucket ? NOTHING : { from: last.from, to },
    };
  }
  return {
    buckets: { from: bucketOfPrice(whole.from), to: bucketOfPrice(whole.to) },
    below: { from, to: whole.from - 1 },
    above: { from: whole.to + 1, to },
  };
};
