/** The largest valid `Date`; beyond it, `toISOString` throws. */
const LAST_MOMENT = 8.64e15;

export const isMoment = (epoch: number | undefined): epoch is number =>
  epoch !== undefined && Math.abs(epoch) <= LAST_MOMENT;

/** `2026-11-15T12:00:00.000Z`; undefined for an invalid date. */
export const isoTime = (epoch: number | undefined): string | undefined =>
  isMoment(epoch) ? new Date(epoch).toISOString() : undefined;
