/** Dates beyond this do not exist, and asking for one throws. */
const LAST_MOMENT = 8.64e15;

export const isMoment = (epoch: number | undefined): epoch is number =>
  epoch !== undefined && Math.abs(epoch) <= LAST_MOMENT;

/** `2026-11-15T12:00:00.000Z`; nothing for what is no moment of the calendar. */
export const isoTime = (epoch: number | undefined): string | undefined =>
  isMoment(epoch) ? new Date(epoch).toISOString() : undefined;
