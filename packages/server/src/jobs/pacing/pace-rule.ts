/** How much bulk work a node does at a time. */
export interface Pace {
  /** Pieces that run at the same time. */
  readonly atOnce: number;
  /** The pause after a piece, as a multiple of the time that the piece took. */
  readonly rest: number;
}

/** From the fastest to the slowest, which still gets on. */
const PACES: readonly Pace[] = [
  { atOnce: 8, rest: 0 },
  { atOnce: 6, rest: 0 },
  { atOnce: 4, rest: 0 },
  { atOnce: 3, rest: 0 },
  { atOnce: 2, rest: 0 },
  { atOnce: 1, rest: 0 },
  { atOnce: 1, rest: 1 },
  { atOnce: 1, rest: 2 },
  { atOnce: 1, rest: 4 },
];

export interface PaceLimits {
  /** The most pieces at the same time. */
  readonly mostAtOnce: number;
  /** Visitors may wait so long for bulk work. */
  readonly delayMs: number;
}

/** What was measured of the last moments. */
export interface Measured {
  /** How late the program came to what was due. */
  readonly delayMs: number;
  /** Whether anybody asked for anything. */
  readonly hasVisitors: boolean;
}

export interface PaceState {
  /** The place in the list of paces. */
  readonly step: number;
  /** Measurements in a row without a delay. */
  readonly calm: number;
}

const CALM_ENOUGH = 3;
/** With nobody there a delay costs nothing but time of the bulk work itself, until it shows that the machine is overloaded. */
const ALONE_FACTOR = 5;
/** A delay so many times too long is met with two steps at once. */
const FAR = 3;

/** Two at once: a job that begins must not be the first delay that visitors feel. */
export const firstPace: PaceState = { step: 4, calm: 0 };

/** Slower at once when visitors would wait, faster step by step when nobody has waited for a while. */
export const nextPace = (
  { step, calm }: PaceState,
  { delayMs, hasVisitors }: Measured,
  limits: Pick<PaceLimits, 'delayMs'>,
): PaceState => {
  const mostMs = limits.delayMs * (hasVisitors ? 1 : ALONE_FACTOR);
  if (delayMs > mostMs) {
    const steps = delayMs > mostMs * FAR ? 2 : 1;
    return { step: Math.min(step + steps, PACES.length - 1), calm: 0 };
  }
  if (delayMs > mostMs / 2) return { step, calm: 0 };
  return calm + 1 < CALM_ENOUGH ? { step, calm: calm + 1 } : { step: Math.max(0, step - 1), calm: 0 };
};

export const paceOf = ({ step }: PaceState, { mostAtOnce }: Pick<PaceLimits, 'mostAtOnce'>): Pace => {
  const { atOnce, rest } = PACES[step] ?? { atOnce: 1, rest: 0 };
  return { atOnce: Math.min(atOnce, mostAtOnce), rest };
};
