import type { OrderPause } from '../store/index.ts';
import { clockTime } from '../time-zones/index.ts';
import { checkoutReply } from './texts/replies.ts';

export interface PauseClock {
  readonly now: Date;
  /** Of the site: the day begins there. */
  readonly timeZone: string;
}

const DAY_LENGTH = 10;

/** Orders are taken again by themselves on the day that is given. */
export const isPausedAt = ({ isPaused, until }: OrderPause, { now, timeZone }: PauseClock): boolean => {
  if (!isPaused || until === '') return isPaused;
  const today = new Date(clockTime(now.getTime(), timeZone)).toISOString().slice(0, DAY_LENGTH);
  return today < until;
};

const printDay = (day: string, language: string): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );

/** What the checkout says while no orders are taken. */
export const pauseNote = ({ text, until }: OrderPause, language: string): string => {
  const isExplained = text.trim() !== '';
  if (until === '') return isExplained ? text : checkoutReply('checkout-closed', language);
  const date = printDay(until, language);
  if (!isExplained) return checkoutReply('pausedUntil', language, { date });
  return `${text.trim()} ${checkoutReply('reopens', language, { date })}`;
};
