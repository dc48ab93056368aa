import { instantOf } from '../time-zones/index.ts';

const LOCAL = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/;

/**
 * The instant of `2026-11-20T09:30` on the clocks of the store; undefined where there is no such day or time. A time that
 * clocks skip is the one that they show instead.
 */
export const readSendTime = (typed: string, zone: string): Date | undefined => {
  const local = LOCAL.test(typed) ? Date.parse(`${typed}Z`) : Number.NaN;
  if (Number.isNaN(local) || !new Date(local).toISOString().startsWith(typed)) return undefined;
  return new Date(instantOf(local, zone));
};
