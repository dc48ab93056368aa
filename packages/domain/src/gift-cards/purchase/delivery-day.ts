import { clockTime, instantOf } from '../../time-zones/index.ts';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
const DAY_DIGITS = 10;

/** Of the day on which a card is delivered: nobody is woken by a present. */
const DELIVERY_HOUR = 8;

/** Days ahead that can be chosen. */
const LONGEST = 365;

const dayText = (local: number): string => new Date(local).toISOString().slice(0, DAY_DIGITS);

/** Midnight of a day that exists, on a clock without a zone. */
const localOf = (day: string): number | undefined => {
  const local = /^\d{4}-\d{2}-\d{2}$/.test(day) ? Date.parse(`${day}T00:00:00Z`) : Number.NaN;
  return Number.isNaN(local) || dayText(local) !== day ? undefined : local;
};

export interface StoreDay {
  readonly now: Date;
  readonly timeZone: string;
}

/** The days that can be chosen, first and last, in the time zone of the store. */
export const deliveryDays = ({
  now,
  timeZone,
}: StoreDay): { readonly first: string; readonly last: string } => {
  const today = clockTime(now.getTime(), timeZone);
  return { first: dayText(today), last: dayText(today + LONGEST * DAY_MS) };
};

export const isDeliveryDay = (day: string, when: StoreDay): boolean => {
  const { first, last } = deliveryDays(when);
  return localOf(day) !== undefined && day >= first && day <= last;
};

/** When a card is delivered: at once for today, for days that have passed and without a day. */
export const deliveryTimeOf = (day: string | null, { now, timeZone }: StoreDay): Date => {
  const local = day === null ? undefined : localOf(day);
  if (local === undefined) return now;
  const chosen = instantOf(local + DELIVERY_HOUR * HOUR_MS, timeZone);
  return new Date(Math.max(chosen, now.getTime()));
};

/** The last day on which a card that expires then can be used. */
export const lastValidDay = (expiresAt: Date, timeZone: string): string =>
  dayText(clockTime(expiresAt.getTime() - 1, timeZone));

/** As people of a language write it. */
export const deliveryDayText = (day: string, language: string): string => {
  const local = localOf(day);
  return local === undefined
    ? day
    : new Intl.DateTimeFormat([language, 'en'], { dateStyle: 'long', timeZone: 'UTC' }).format(local);
};
