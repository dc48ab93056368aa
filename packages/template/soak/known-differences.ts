/** Constructs on which this engine differs from the public one on purpose, each with a `.case` that says so. */
const CONSTRUCTS: readonly RegExp[] = [];

export const isKnownDifference = (source: string, _json: unknown): boolean =>
  CONSTRUCTS.some((construct) => construct.test(source));
